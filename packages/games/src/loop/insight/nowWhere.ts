/** Eras of the parts of an effect, as far as they are known. */
import type { Condition, Counted, Selector } from '../cards/language.ts';
import { cardRow, clonesAt } from '../state.ts';
import { HOLE } from '../types.ts';
import type { LoopView } from '../view.ts';
import type { Guess } from './nowGuess.ts';
import {
  ALL_ERAS,
  bit,
  bitsOf,
  type Eras,
  either,
  eitherOf,
  exactly,
  listed,
  neighbours,
  type Range,
  sizeOf,
  upTo,
  within,
} from './range.ts';

export const vorticesOf = (view: LoopView): Eras =>
  bitsOf(view.isVortex.flatMap((is, era) => (is ? [era] : [])));
export const othersOf = (guess: Guess): Eras =>
  guess.positions.reduce((all, eras, agent) => (agent === guess.actor ? all : all | eras), 0);

/** Target of a part: one era of each group, so often. */
export interface Target {
  readonly groups: readonly Eras[];
  readonly often: Range;
  readonly isChance?: boolean;
}

export function targetOf(view: LoopView, selector: Selector, guess: Guess): Target {
  const once = exactly(1);
  const one = (eras: Eras): Target => ({ groups: eras ? [eras] : [], often: once });
  const { heres } = guess;
  switch (selector) {
    case 'here':
      return one(heres);
    case 'prev':
      return one(bitsOf(listed(heres).map(era => (era + 6) % 7)));
    case 'next':
      return one(bitsOf(listed(heres).map(era => (era + 1) % 7)));
    case 'foo':
      return one(view.foo < 0 ? 0 : bit(view.foo));
    case 'adj':
      return one(neighbours(heres));
    case 'hereOrAdj':
      return one(within(heres, 1));
    case 'any':
      return one(ALL_ERAS);
    case 'vortex':
      return one(vorticesOf(view));
    case 'eachVortex':
      return { groups: listed(vorticesOf(view)).map(bit), often: once };
    case 'hereOrEachVortex':
      return vorticesOf(view) === 0
        ? one(heres)
        : {
            groups: [heres | vorticesOf(view)],
            often: { min: 1, max: Math.max(1, sizeOf(vorticesOf(view))) },
          };
    case 'eachAdj':
      return sizeOf(heres) === 1
        ? { groups: listed(neighbours(heres)).map(bit), often: once }
        : { groups: [neighbours(heres)], often: exactly(2) };
    case 'eraOf(other)':
      return one(othersOf(guess));
    case 'eraOf(any)':
      return one(othersOf(guess) | heres);
    case 'eraOf(each)':
      return { groups: guess.positions, often: once };
    case 'origin(drawn)':
      return { groups: guess.drawn.eras ? [guess.drawn.eras] : [], often: guess.drawn.count, isChance: true };
    case 'origin(revealed)':
      return {
        groups: guess.revealed.eras ? [guess.revealed.eras] : [],
        often: guess.revealed.count,
        isChance: true,
      };
    case 'sentTo':
      return { groups: guess.sent.eras ? [guess.sent.eras] : [], often: guess.sent.count };
    default:
      return selector satisfies never;
  }
}

export const erasIn = ({ groups }: Target): Eras => groups.reduce((all, eras) => all | eras, 0);
export const isOneOf = ({ groups }: Target): boolean => groups.some(eras => sizeOf(eras) > 1);

/** Eras where a condition holds and where it does not; both where that is unknown. */
export function conditionEras(view: LoopView, condition: Condition, guess: Guess): { yes: Eras; no: Eras } {
  const { heres } = guess;
  if (condition === 'onVortex(here)') {
    const yes = heres & vorticesOf(view);
    return { yes, no: heres & ~yes };
  }
  if (condition === 'rift(here)=0') {
    const yes = bitsOf(listed(heres).filter(era => (guess.rifts[era] as Range).min === 0));
    return { yes, no: bitsOf(listed(heres).filter(era => (guess.rifts[era] as Range).max > 0)) };
  }
  const others = guess.positions.filter((_, agent) => agent !== guess.actor);
  const sure = bitsOf(others.flatMap(eras => (sizeOf(eras) === 1 ? listed(eras) : [])));
  return { yes: heres & othersOf(guess), no: heres & ~sure };
}

/** Number of rounds of a `foreach`. */
export function roundsOf(view: LoopView, counted: Counted, guess: Guess): Range {
  if (counted === 'clone(here)') {
    if (guess.isLoose) return upTo(view.tokens.filter(at => at >= 0).length);
    return eitherOf(listed(guess.heres).map(era => exactly(clonesAt(view, era))));
  }
  const dimensions = new Set((view.hands[guess.actor] ?? []).map(card => cardRow(view, card).dimension));
  dimensions.delete(HOLE);
  const isSure =
    guess.totals.drawn.max === 0 &&
    guess.hand.min === (view.hands[guess.actor] ?? []).length &&
    !guess.isOpen;
  return isSure ? exactly(dimensions.size) : either(exactly(0), exactly(HOLE));
}
