/** The course of a whole match in chances to win: which moments are looked at, and where it turned. */
import type { Seat } from '@tessera/engine';

/** By seats, or one for a whole team. */
export type Chances = readonly number[];

/** What was found after so many answers; null where nobody can tell. */
export type Found = ReadonlyMap<number, Chances | null>;

/** A moment whose chances are known. */
export interface Sample {
  readonly count: number;
  readonly chances: Chances;
}

/** An answer after which the chances were others. */
export interface Turn {
  /** Answers given when it had happened. */
  readonly count: number;
  /** The last moment before that was known: between them nobody could tell. */
  readonly since: number;
  /** Whose chance changed most: of whoever answered, if it is as much as that of anybody else. */
  readonly seat: Seat;
  /** By so much, -1 to 1. */
  readonly change: number;
}

/** Moments that are looked at first, evenly spaced; shorter matches are looked at as a whole. */
const FIRST = 80;
/** And more of them, where the chances jump between two that are known. */
const CLOSER = 40;
/** Less is no turn. */
const LEAST = 0.08;
/** What was so for one answer only may be a flicker of who judges, unless it is as much as this. */
const SURE = 0.16;
const MOST_TURNS = 5;

/** The next moment to look at: those farthest from all that are known, then between jumps; undefined when it is enough. */
export function nextOf(found: Found, all: number): number | undefined {
  return farthest(gridOf(all), found) ?? (found.size < FIRST + CLOSER ? closer(found) : undefined);
}

/** How much is done, 0 to 1. */
export const doneOf = (found: Found, all: number): number =>
  gridOf(all).filter(count => found.has(count)).length / gridOf(all).length;

function gridOf(all: number): readonly number[] {
  const steps = Math.min(all, FIRST);
  return Array.from({ length: steps + 1 }, (_, i) => Math.round((i * all) / Math.max(1, steps)));
}

function farthest(grid: readonly number[], found: Found): number | undefined {
  const known = [...found.keys()];
  const distance = (count: number): number =>
    known.reduce((least, one) => Math.min(least, Math.abs(one - count)), Number.POSITIVE_INFINITY);
  let best: number | undefined;
  // The end first, which everybody knows already.
  for (const count of grid.toReversed())
    if (!found.has(count) && (best === undefined || distance(count) > distance(best))) best = count;
  return best;
}

/** In the middle of the highest jump that may have a moment in it. */
function closer(found: Found): number | undefined {
  let most = LEAST;
  let next: number | undefined;
  for (const [before, after] of pairsOf(samplesOf(found))) {
    const open = openBetween(found, before, after);
    const height = Math.max(...changesOf(before, after).map(Math.abs));
    if (open.length > 0 && height >= most) [most, next] = [height, open[open.length >> 1]];
  }
  return next;
}

const openBetween = (found: Found, { count: from }: Sample, { count: to }: Sample): readonly number[] =>
  Array.from({ length: to - from - 1 }, (_, i) => from + i + 1).filter(count => !found.has(count));

/** Where chances are known, in order. */
export const samplesOf = (found: Found): readonly Sample[] =>
  [...found]
    .flatMap(([count, chances]) => (chances ? [{ count, chances }] : []))
    .toSorted((a, b) => a.count - b.count);

const pairsOf = (samples: readonly Sample[]): readonly (readonly [Sample, Sample])[] =>
  samples.slice(1).map((after, i) => [samples[i] as Sample, after]);

const changesOf = (before: Sample, after: Sample): readonly number[] =>
  after.chances.map((chance, seat) => chance - (before.chances[seat] ?? 0));

/** Who answered, one after the other. */
export const seatsOf = (moves: readonly { readonly seat: Seat }[]): readonly Seat[] =>
  moves.map(({ seat }) => seat);

/** At most five, in the order in which they happened. `seats` answered, one after the other. */
export function turnsOf(found: Found, seats: readonly Seat[]): readonly Turn[] {
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

/** The smallest of changes in one direction; none where they contradict each other. */
function least(...changes: readonly [number, ...number[]]): number {
  const [first] = changes;
  const size = Math.min(...changes.map(change => change * Math.sign(first)));
  return Math.sign(first) * Math.max(0, size);
}

/** Rounded as it is told: equal to the eye is equal. */
const points = (change: number): number => Math.round(100 * Math.abs(change));

const largest = (changes: readonly number[], own: Seat): Seat =>
  changes.reduce(
    (best, change, seat) => (points(change) > points(changes[best] ?? 0) ? seat : best),
    own < changes.length ? own : 0,
  );

/** The chances at a moment: on the line between the two that are known around it. */
export function chancesAt(samples: readonly Sample[], count: number): Chances | undefined {
  const after = samples.find(sample => sample.count >= count);
  const before = samples.findLast(sample => sample.count <= count);
  if (!before || !after) return undefined;
  const share = before === after ? 0 : (count - before.count) / (after.count - before.count);
  return before.chances.map((chance, seat) => chance + share * ((after.chances[seat] ?? 0) - chance));
}
