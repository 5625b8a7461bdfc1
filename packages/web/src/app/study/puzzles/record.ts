/** A player's puzzles: rating in each game, history, days. Plain data; `memory.ts` stores it. */
import type { Puzzle } from '@tessera/bots/puzzles/sets';
import { FIRST, PUZZLE_DEVIATION, type Rating, rated } from './rating.ts';
import { dayOf } from './today.ts';

export interface Attempt {
  readonly id: string;
  readonly game: string;
  /** Time of the first result, in milliseconds. */
  readonly at: number;
  /** Solved at the first try; a later solution changes `isSolved` only. */
  readonly isFirst: boolean;
  readonly isSolved: boolean;
  readonly isHinted: boolean;
  /** Answers that were refuted. */
  readonly wrong: number;
  /** Time until the latest result. */
  readonly ms: number;
  /** Change of the rating, and the rating after it. */
  readonly change: number;
  readonly rating: number;
}

export interface PuzzleRecord {
  readonly ratings: Readonly<Record<string, Rating>>;
  /** The newest first, one for each puzzle. */
  readonly attempts: readonly Attempt[];
  /** Days with a solved puzzle, the newest first. */
  readonly days: readonly number[];
}

export const EMPTY: PuzzleRecord = { ratings: {}, attempts: [], days: [] };

export interface Result extends Pick<Attempt, 'isSolved' | 'isHinted' | 'wrong' | 'ms'> {
  readonly now: number;
}

/** A hint costs half of a solved puzzle. */
const HINTED = 0.5;
/** Attempts and days kept. */
const MOST = 1000;

/** The record after a result. Only the first result of a puzzle changes the rating. */
export function withResult(record: PuzzleRecord, puzzle: Puzzle, result: Result): PuzzleRecord {
  const { isSolved, isHinted, wrong, ms, now } = result;
  const days =
    isSolved && !record.days.includes(dayOf(now)) ? [dayOf(now), ...record.days].slice(0, MOST) : record.days;
  const known = attemptAt(record, puzzle.id);
  if (known) {
    const later = {
      ...known,
      isSolved: known.isSolved || isSolved,
      isHinted: known.isHinted || isHinted,
      wrong: Math.max(known.wrong, wrong),
      ms,
    };
    const attempt = known.isSolved ? known : later;
    return { ...record, days, attempts: record.attempts.map(one => (one === known ? attempt : one)) };
  }
  const before = ratingIn(record, puzzle.game);
  const score = !isSolved || wrong > 0 ? 0 : isHinted ? HINTED : 1;
  const rating = { value: puzzle.difficulty.rating, deviation: PUZZLE_DEVIATION };
  const after = rated(before, [{ rating, score }]);
  const attempt: Attempt = {
    id: puzzle.id,
    game: puzzle.game,
    at: now,
    isFirst: score > 0,
    ...{ isSolved, isHinted, wrong, ms },
    change: Math.round(after.value) - Math.round(before.value),
    rating: Math.round(after.value),
  };
  return {
    ratings: { ...record.ratings, [puzzle.game]: after },
    attempts: [attempt, ...record.attempts].slice(0, MOST),
    days,
  };
}

export const ratingIn = ({ ratings }: PuzzleRecord, game: string): Rating => ratings[game] ?? FIRST;

export const attemptAt = ({ attempts }: PuzzleRecord, id: string): Attempt | undefined =>
  attempts.find(one => one.id === id);

export const solvedIn = ({ attempts }: PuzzleRecord, game: string): number =>
  attempts.filter(one => one.game === game && one.isSolved).length;

/** Days in a row up to today, or up to yesterday while today is open. */
export function streakOn({ days }: Pick<PuzzleRecord, 'days'>, today: number): number {
  let day = days.includes(today) ? today : today - 1;
  let count = 0;
  while (days.includes(day)) {
    count++;
    day--;
  }
  return count;
}

/** The next puzzle: not met yet, of the nearest rating; else one that is not solved. */
export function nextOf(puzzles: readonly Puzzle[], record: PuzzleRecord, except = ''): Puzzle | undefined {
  const others = puzzles.filter(({ id }) => id !== except);
  const fresh = others.filter(({ id }) => !attemptAt(record, id));
  const open = others.filter(({ id }) => !attemptAt(record, id)?.isSolved);
  const list = fresh.length > 0 ? fresh : open;
  const gap = ({ game, difficulty }: Puzzle): number =>
    Math.abs(difficulty.rating - ratingIn(record, game).value);
  return list.toSorted((a, b) => gap(a) - gap(b) || (a.id < b.id ? -1 : 1))[0];
}
