/** Transfer functions of the parts about clones. */
import { contentOf } from '../content.ts';
import type { Era } from '../ring.ts';
import type { Token } from '../types.ts';
import type { LoopView } from '../view.ts';
import type { Guess } from './nowGuess.ts';
import type { Done } from './nowParts.ts';
import {
  ALL_ERAS,
  bit,
  bitsOf,
  type Eras,
  exactly,
  listed,
  neighbours,
  type Range,
  sizeOf,
  upTo,
  within,
} from './range.ts';

interface PlacedClone {
  readonly token: Token;
  readonly era: Era;
  readonly destruction: Era;
  readonly isSupa: boolean;
}

/** Clones at one of these eras; once some were moved, all that may be there. */
const standingAt = (view: LoopView, guess: Guess, eras: Eras): PlacedClone[] =>
  contentOf(view).tokens.flatMap(({ destruction, isSupa }, token) => {
    const era = view.tokens[token] as number;
    return era >= 0 && (guess.isLoose || eras & bit(era)) ? [{ token, era, destruction, isSupa }] : [];
  });

type PartPreview = Omit<Done, 'guess'>;

/** The count, or fewer once others were moved. */
function manyOf(guess: Guess, found: readonly PlacedClone[], count: number | 'all', isSure: boolean): Range {
  const most = count === 'all' ? found.length : Math.min(count, found.length);
  return guess.isLoose || !isSure ? upTo(most) : exactly(most);
}

/** Records destroyed clones at one of these eras; a Supa Clone makes the rest uncertain. */
function destroyed(guess: Guess, ends: readonly PlacedClone[], eras: Eras, count: Range): void {
  guess.deed('clone', guess.isOpen ? ALL_ERAS : eras, count);
  guess.count('clones', count);
  if (count.max > 0 && ends.some(({ isSupa }) => isSupa)) guess.open();
}

/** L-CLONE-6 */
export function destroyedIn(view: LoopView, guess: Guess, eras: Eras, count: number | 'all'): PartPreview {
  const found = standingAt(view, guess, eras);
  const many = manyOf(guess, found, count, isPlace(view, guess, eras));
  destroyed(guess, found, guess.isLoose ? eras : bitsOf(found.map(({ era }) => era)), many);
  guess.isLoose ||= found.length > 0;
  return { eras: listed(eras), count: many, isOneOf: sizeOf(eras) > 1, tokens: tokensOf(found) };
}

const tokensOf = (found: readonly PlacedClone[]): Token[] => found.map(({ token }) => token);

/** True if a set of eras is one place, and not several alternatives of the actor's place. */
const isPlace = (view: LoopView, guess: Guess, eras: Eras): boolean =>
  sizeOf(guess.heres) === 1 || eras === ALL_ERAS || (view.foo >= 0 && eras === bit(view.foo));

/** L-CLONE-4: the direction is free, so the player may always spare them. */
export function pushedIn(
  view: LoopView,
  guess: Guess,
  eras: Eras,
  count: number | 'all',
  far: number,
): PartPreview {
  const found = standingAt(view, guess, eras);
  const many = manyOf(guess, found, count, isPlace(view, guess, eras));
  const ends = guess.isLoose
    ? found
    : found.filter(({ era, destruction }) => within(bit(era), far) & bit(destruction));
  const from = guess.isLoose ? eras : bitsOf(found.map(({ era }) => era));
  const to = far === 1 ? neighbours(from) : within(from, far);
  guess.sent = { eras: found.length > 0 ? to : 0, count: many };
  destroyed(
    guess,
    ends,
    guess.isLoose ? to : bitsOf(ends.map(({ destruction }) => destruction)),
    upTo(Math.min(many.max, ends.length)),
  );
  guess.isLoose ||= found.length > 0;
  return { eras: listed(eras), count: many, isOneOf: sizeOf(eras) > 1, tokens: tokensOf(found) };
}

/** L-CLONE-5 */
export function pulledIn(view: LoopView, guess: Guess, count: number): PartPreview {
  const from = neighbours(guess.heres);
  const found = standingAt(view, guess, from);
  const isSure = sizeOf(guess.heres) === 1;
  const many = manyOf(guess, found, count, isSure);
  const ends = found.filter(({ destruction }) => guess.heres & bit(destruction));
  const spared = found.length - ends.length;
  destroyed(guess, ends, guess.heres, {
    min: isSure && !guess.isLoose ? Math.max(0, many.min - spared) : 0,
    max: Math.min(many.max, ends.length),
  });
  guess.isLoose ||= found.length > 0;
  return { eras: listed(from), count: many, isOneOf: false, tokens: tokensOf(found) };
}

/** `swapClone`: all pairs at different eras. */
export function swappedIn(view: LoopView, guess: Guess, from: Eras, to: Eras): PartPreview {
  const [first, second] = [standingAt(view, guess, from), standingAt(view, guess, to)];
  const pairs = first.flatMap(a => second.flatMap(b => (a.era !== b.era ? [[a, b] as const] : [])));
  const isSure = isPlace(view, guess, from) && !guess.isLoose;
  const ends = pairs.flatMap(([a, b]) => [
    ...(a.destruction === b.era ? [a] : []),
    ...(b.destruction === a.era ? [b] : []),
  ]);
  const each = pairs.map(([a, b]) => Number(a.destruction === b.era) + Number(b.destruction === a.era));
  const mayBe = guess.isLoose ? first.length > 1 : pairs.length > 0;
  const count = isSure ? exactly(mayBe ? 1 : 0) : upTo(mayBe ? 1 : 0);
  const gone = guess.isLoose
    ? upTo(mayBe ? 2 : 0)
    : { min: isSure && mayBe ? Math.min(...each) : 0, max: Math.max(0, ...each) };
  destroyed(
    guess,
    guess.isLoose ? first : ends,
    guess.isLoose ? ALL_ERAS : bitsOf(ends.map(({ destruction }) => destruction)),
    gone,
  );
  guess.isLoose ||= mayBe;
  return {
    eras: listed(from),
    count,
    isOneOf: sizeOf(from) > 1,
    tokens: [...new Set(pairs.map(([a]) => a.token))],
  };
}

/**
 * L-CLONE-7: clones carried from these eras; those with a destruction era in reach may be destroyed on the
 * way.
 */
export function carriedOn(
  view: LoopView,
  guess: Guess,
  eras: Eras,
  { from, steps, carry }: { readonly from: Eras; readonly steps: number; readonly carry: number },
): Token[] {
  const found = standingAt(view, guess, eras);
  const ends = found.filter(
    ({ era, destruction }) => guess.isLoose || stepsTo(from, era) + stepsTo(bit(era), destruction) <= steps,
  );
  destroyed(
    guess,
    ends,
    bitsOf(ends.map(({ destruction }) => destruction)),
    upTo(Math.min(carry, ends.length)),
  );
  guess.isLoose ||= found.length > 0;
  return tokensOf(found);
}

/** Steps along the ring from the nearest of some eras. */
function stepsTo(from: Eras, to: Era): number {
  let steps = 0;
  while ((within(from, steps) & bit(to)) === 0) steps++;
  return steps;
}
