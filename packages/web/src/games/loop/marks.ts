// @chunk *-board
/** Marks on board and panels: selectable, selected, hinted, decisive pieces. */
import type { Offered, Thing, ThingMark } from './contract.ts';
import { keyOf } from './offers.ts';

interface Pointed {
  readonly chosen?: Thing | undefined;
  /** The answer of the shown hint, in notation. */
  readonly hint?: string | undefined;
  /** The decisive piece, after the end. */
  readonly decisive?: Thing | undefined;
}

/** Marks by the key of a piece. Pieces whose press only means their era have none. */
export function marksOf(
  offers: readonly Offered[],
  { chosen, hint, decisive }: Pointed,
): ReadonlyMap<string, ThingMark> {
  const marks = new Map<string, ThingMark>();
  const mark = (thing: Thing | undefined, as: ThingMark): void => {
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
