/** The worth of a card in a deck, estimated from its effects; the unit is about one energy. */
import { type Artifact, contentOf, HOLE, type LoopState, type Part } from '@tessera/games/loop';

/** Factor of an effect, by the place where it works. */
const PLACES: Readonly<Record<string, number>> = {
  eachAdj: 1.7,
  'eraOf(each)': 1.9,
  hereOrEachVortex: 1.2,
  hereOrAdj: 1.2,
  any: 1.3,
  eachVortex: 0.8,
  vortex: 0.5,
  foo: 0.8,
  'eraOf(other)': 0.9,
};
const placed = (at: string): number => PLACES[at] ?? 1;

/** A usual count for `all` and for bound counts. */
const many = (count: number | 'all' | 'removed'): number => (typeof count === 'number' ? count : 1.8);

const WORTHS: Readonly<Record<Part['op'], (part: never) => number>> = {
  addEnergy: ({ at, count }: { at: string; count: number | 'removed' }) => placed(at) * many(count),
  removeRift: ({ at, count }: { at: string; count: number | 'all' }) => 1.1 * placed(at) * many(count),
  levelEnergy: () => 1.2,
  levelRift: () => 1,
  jumpSelf: ({ at }: { at: string }) => (at === 'any' ? 1 : 0.6),
  takeAvailable: () => 0.9,
  pushClone: ({ count }: { count: number | 'all' }) => 0.7 * many(count),
  destroyClone: ({ at, count }: { at: string; count: number | 'all' }) => 1.5 * placed(at) * many(count),
  pullClone: ({ count }: { count: number }) => 0.6 * Math.min(2.4, count),
  moveSelf: ({ steps, carry }: { steps: number; carry: number }) => 0.3 + 0.25 * steps + 0.4 * carry,
  moveAgent: ({ steps }: { steps: number }) => 0.4 + 0.2 * steps,
  swapSelf: () => 0.4,
  swapClone: () => 1.2,
  readyDim: () => 1.6,
  letOther: () => 1.2,
  draw: ({ count }: { count: number }) => 1.1 * count,
  discardHand: ({ count }: { count: number }) => -0.4 * count,
  destroyHand: () => 0.2,
  makeAvailable: ({ count }: { count: number }) => 0.2 * count,
  ready: ({ count }: { count: number }) => 1.1 * count,
  applyCard: () => 1.3,
  // The parts after these are counted as well: too much in a choice, too little for each player.
  may: () => 0,
  eachPlayer: () => 0.5,
  choose: () => -0.8,
  if: () => -0.4,
  foreach: () => 1.2,
  skip: () => 0,
  again: () => 0,
};

/** Discount of a black hole, which a LOOP never readies. */
const ONCE = 0.8;

function worthOfRow({ parts, dimension }: Artifact): number {
  let sum = 0;
  for (const part of parts) sum += WORTHS[part.op](part as never);
  return dimension === HOLE ? sum * ONCE : sum;
}

const known = new WeakMap<readonly Artifact[], readonly number[]>();

/** Worths by card. */
export function worthsIn(match: Pick<LoopState, 'options'>): readonly number[] {
  const { cards } = contentOf(match);
  let worths = known.get(cards);
  if (!worths) {
    worths = cards.map(worthOfRow);
    known.set(cards, worths);
  }
  return worths;
}
