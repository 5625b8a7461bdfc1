/** Enumerates chance: plays an answer once for every sequence of numbers that it may draw. */
import { type AnyGame, type Chance, invariant, type Seat } from '@tessera/engine';
import { TooManyOutcomes } from './odds.ts';

export interface ChanceOutcome {
  readonly state: unknown;
  /** It happens once in so many times. */
  readonly of: number;
  /** Numbers drawn, as a log has them. */
  readonly numbers: readonly number[];
}

/** Maximum of equally likely outcomes of one answer. */
const MOST_OUTCOMES = 20_000;

interface Digit {
  value: number;
  readonly low: number;
  readonly n: number;
}

/**
 * Yields every outcome of an answer, an odometer over the numbers drawn. `isIdle` tells, in the state that is
 * being changed, that the number drawn now cannot affect the goal: the lowest one stands for all.
 */
export function* outcomesOf(
  game: AnyGame,
  from: unknown,
  seat: Seat,
  move: unknown,
  isIdle: (state: unknown) => boolean = () => false,
): Generator<ChanceOutcome> {
  const digits: Digit[] = [];
  do {
    const state = game.copy(from);
    const numbers: number[] = [];
    let at = 0;
    let of = 1;
    const draw = (n: number, low: number): number => {
      if (isIdle(state)) {
        numbers.push(low);
        return low;
      }
      if (at === digits.length) digits.push({ value: low, low, n });
      const digit = digits[at++];
      invariant(digit?.n === n, 'the rules draw the same numbers in the same order');
      of *= n;
      if (of > MOST_OUTCOMES) throw new TooManyOutcomes(`more than ${MOST_OUTCOMES} outcomes of one answer`);
      numbers.push(digit.value);
      return digit.value;
    };
    const chance: Chance = { below: n => draw(n, 0), die: (sides = 6) => draw(sides, 1) };
    game.play(state, seat, move, chance);
    yield { state, of, numbers };
    while (digits.length > 0 && isLast(digits[digits.length - 1] as Digit)) digits.pop();
    const last = digits.at(-1);
    if (last) last.value++;
  } while (digits.length > 0);
}

const isLast = ({ value, low, n }: Digit): boolean => value === low + n - 1;
