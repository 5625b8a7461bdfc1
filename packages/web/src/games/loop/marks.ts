// @chunk *-board
/** What is marked on the board and in the panels: what can be pressed, what is chosen, what a hint is about. */
import type { Mark, Offered, Thing } from './contract.ts';
import { keyOf } from './offers.ts';

interface Pointed {
  readonly chosen?: Thing | undefined;
  /** The answer of a hint that is open, in notation. */
  readonly hint?: string | undefined;
  /** Where the match was decided, once it is over. */
  readonly decisive?: Thing | undefined;
}

/** By the key of a thing. A mark promises: what could be pressed by way of something else has none. */
export function marksOf(
  offers: readonly Offered[],
  { chosen, hint, decisive }: Pointed,
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  const mark = (thing: Thing | undefined, as: Mark): void => {
    if (thing) marks.set(keyOf(thing), as);
  };
  for (const { thing, isLasting } of offers) {
    const isHarmless = thing && marks.get(keyOf(thing)) === 'can';
    mark(thing, isLasting && !isHarmless ? 'lasting' : 'can');
  }
  mark(offers.find(({ text }) => text === hint)?.thing, 'hint');
  mark(decisive, 'decisive');
  mark(chosen, 'chosen');
  return marks;
}
