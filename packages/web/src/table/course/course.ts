/** Win probabilities over a whole match: which positions are sampled, and where the turning points are. */
import type { Seat } from '@tessera/engine';

/** Win probabilities by seat, or one for a whole team. */
export type Chances = readonly number[];

/** Samples by number of answers; null where the bot cannot judge. */
export type ChancesByCount = ReadonlyMap<number, Chances | null>;

/** A position with known chances. */
export interface Sample {
  readonly count: number;
  readonly chances: Chances;
}

/** Turning point: an answer that changed the chances. */
export interface Turn {
  /** Number of answers, this one included. */
  readonly count: number;
  /** Number of answers at the sample before; the change happened in between. */
  readonly since: number;
  /** The seat whose chance changed most; in a tie, the one that answered. */
  readonly seat: Seat;
  /** Change of its chance, -1 to 1. */
  readonly change: number;
}

/** Number of evenly spaced samples; shorter matches are sampled completely. */
const FIRST = 80;
/** Number of further samples where the chances jump. */
const CLOSER = 40;
/** Smallest change of a turning point. */
const LEAST = 0.08;
/** Smallest change that counts although the next answer reverts it; less may be noise of the bot. */
const SURE = 0.16;
const MOST_TURNS = 5;

/** The next position to sample: the farthest from all samples, then inside jumps; undefined when done. */
export function nextOf(found: ChancesByCount, all: number): number | undefined {
  return farthest(gridOf(all), found) ?? (found.size < FIRST + CLOSER ? closer(found) : undefined);
}

/** Progress, 0 to 1. */
export const doneOf = (found: ChancesByCount, all: number): number =>
  gridOf(all).filter(count => found.has(count)).length / gridOf(all).length;

function gridOf(all: number): readonly number[] {
  const steps = Math.min(all, FIRST);
  return Array.from({ length: steps + 1 }, (_, i) => Math.round((i * all) / Math.max(1, steps)));
}

function farthest(grid: readonly number[], found: ChancesByCount): number | undefined {
  const known = [...found.keys()];
  const distance = (count: number): number =>
    known.reduce((least, one) => Math.min(least, Math.abs(one - count)), Number.POSITIVE_INFINITY);
  let best: number | undefined;
  // Ties go to the later position: the end is sampled first.
  for (const count of grid.toReversed())
    if (!found.has(count) && (best === undefined || distance(count) > distance(best))) best = count;
  return best;
}

/** The middle of the largest jump that contains an unsampled position. */
function closer(found: ChancesByCount): number | undefined {
  let most = LEAST;
  let next: number | undefined;
  for (const [before, after] of pairsOf(samplesOf(found))) {
    const open = openBetween(found, before, after);
    const height = Math.max(...changesOf(before, after).map(Math.abs));
    if (open.length > 0 && height >= most) [most, next] = [height, open[open.length >> 1]];
  }
  return next;
}

const openBetween = (
  found: ChancesByCount,
  { count: from }: Sample,
  { count: to }: Sample,
): readonly number[] =>
  Array.from({ length: to - from - 1 }, (_, i) => from + i + 1).filter(count => !found.has(count));

/** Known samples in order. */
export const samplesOf = (found: ChancesByCount): readonly Sample[] =>
  [...found]
    .flatMap(([count, chances]) => (chances ? [{ count, chances }] : []))
    .toSorted((a, b) => a.count - b.count);

const pairsOf = (samples: readonly Sample[]): readonly (readonly [Sample, Sample])[] =>
  samples.slice(1).map((after, i) => [samples[i] as Sample, after]);

const changesOf = (before: Sample, after: Sample): readonly number[] =>
  after.chances.map((chance, seat) => chance - (before.chances[seat] ?? 0));

export const seatsOf = (moves: readonly { readonly seat: Seat }[]): readonly Seat[] =>
  moves.map(({ seat }) => seat);

/** At most five turning points in chronological order; `seats` lists who gave each answer. */
export function turnsOf(found: ChancesByCount, seats: readonly Seat[]): readonly Turn[] {
  const samples = samplesOf(found);
  const turns = pairsOf(samples).flatMap(([before, after], i): readonly Turn[] => {
    if (openBetween(found, before, after).length > 0) return [];
    const [earlier, later] = [samples[i - 1], samples[i + 2]];
    const changes = changesOf(before, after).map((change, seat) => {
      const since = earlier && (after.chances[seat] ?? 0) - (earlier.chances[seat] ?? 0);
      const until = later && (later.chances[seat] ?? 0) - (before.chances[seat] ?? 0);
      return Math.abs(change) >= SURE ? change : least(change, since ?? change, until ?? change);
    });
    const seat = largest(changes, seats[after.count - 1] ?? 0);
    const change = changes[seat] ?? 0;
    return Math.abs(change) >= LEAST ? [{ count: after.count, since: before.count, seat, change }] : [];
  });
  return turns
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_TURNS)
    .toSorted((a, b) => a.count - b.count);
}

/** The smallest of changes in one direction; 0 if their signs differ. */
function least(...changes: readonly [number, ...number[]]): number {
  const [first] = changes;
  const size = Math.min(...changes.map(change => change * Math.sign(first)));
  return Math.sign(first) * Math.max(0, size);
}

/** Rounded to whole points as displayed, so that equal numbers compare as equal. */
const points = (change: number): number => Math.round(100 * Math.abs(change));

const largest = (changes: readonly number[], own: Seat): Seat =>
  changes.reduce(
    (best, change, seat) => (points(change) > points(changes[best] ?? 0) ? seat : best),
    own < changes.length ? own : 0,
  );

/** Chances at a position, interpolated between the samples around it. */
export function chancesAt(samples: readonly Sample[], count: number): Chances | undefined {
  const after = samples.find(sample => sample.count >= count);
  const before = samples.findLast(sample => sample.count <= count);
  if (!before || !after) return undefined;
  const share = before === after ? 0 : (count - before.count) / (after.count - before.count);
  return before.chances.map((chance, seat) => chance + share * ((after.chances[seat] ?? 0) - chance));
}
