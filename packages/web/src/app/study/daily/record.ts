/** A player's daily challenges: attempts, and what a server told of seeds. Plain data; `memory.ts` stores it. */
import {
  commitmentOf,
  type DailyDate,
  type DailyGame,
  type DailyResult,
  dayAt,
  publishedSeed,
  rankOf,
  resultOf,
} from '@tessera/table/daily';
import type { DailyBoard, DailySeeds } from '@tessera/wire';
import type { StoredMatch } from '../../../match/library.ts';

export interface Attempt extends DailyDate {
  /** Id of the match. */
  readonly id: string;
  readonly seed: string;
  /** Number of the try among those of this seed, from 1; begun ones count. */
  readonly number: number;
  /** Time of its beginning. */
  readonly at: number;
  readonly result?: DailyResult;
  /** Place on the server's table when the result was sent. */
  readonly place?: number;
}

export interface DailyRecord {
  /** The newest first. */
  readonly attempts: readonly Attempt[];
  /** Commitments by challenge: the first one that was told, while the seed was still secret. */
  readonly promises: Readonly<Record<string, string>>;
  /** Seeds of the server by challenge. */
  readonly seeds: Readonly<Record<string, string>>;
}

export const EMPTY: DailyRecord = { attempts: [], promises: {}, seeds: {} };

/** Attempts and seeds kept. */
const MOST = 800;

const keyOf = ({ date, game }: DailyDate): string => `${date} ${game}`;

/** The latest entries of a record by challenge: its keys begin with the date. */
const latest = (entries: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(entries).sort().slice(-MOST));

/** The record after a server told its seeds. One that does not fit the hash beside it is not believed. */
export function withTold(record: DailyRecord, { challenges }: DailySeeds): DailyRecord {
  const promises = { ...record.promises };
  const seeds = { ...record.seeds };
  for (const { date, game, commitment, seed } of challenges) {
    const key = `${date} ${game}`;
    if (seed === null) promises[key] ??= commitment;
    if (seed !== null && commitmentOf(seed) === commitment) seeds[key] = seed;
  }
  return { ...record, promises: latest(promises), seeds: latest(seeds) };
}

/** The seed to play with: the server's, else that of the published list. */
export const seedFor = ({ seeds }: DailyRecord, challenge: DailyDate): string | undefined =>
  seeds[keyOf(challenge)] ?? publishedSeed(challenge);

/** True if the seed fits the hash that this browser was told before; undefined without one. */
export function isKept({ promises, seeds }: DailyRecord, challenge: DailyDate): boolean | undefined {
  const [promise, seed] = [promises[keyOf(challenge)], seeds[keyOf(challenge)]];
  return promise === undefined || seed === undefined ? undefined : commitmentOf(seed) === promise;
}

export const promiseOf = ({ promises }: DailyRecord, challenge: DailyDate): string | undefined =>
  promises[keyOf(challenge)];

export const attemptsAt = ({ attempts }: DailyRecord, seed: string): readonly Attempt[] =>
  attempts.filter(one => one.seed === seed);

export function withAttempt(
  record: DailyRecord,
  { date, game }: DailyDate,
  { id, seed, at }: Pick<Attempt, 'id' | 'seed' | 'at'>,
): DailyRecord {
  const number = attemptsAt(record, seed).length + 1;
  return { ...record, attempts: [{ date, game, id, seed, number, at }, ...record.attempts].slice(0, MOST) };
}

type Finished = Pick<StoredMatch, 'setup' | 'position' | 'outcome'>;

/** The record with the results of matches that have ended; the same record if none has. */
export function settled(record: DailyRecord, matches: readonly Finished[]): DailyRecord {
  const ended = new Map(matches.flatMap(match => (match.outcome ? [[match.setup.id, match] as const] : [])));
  if (!record.attempts.some(({ id, result }) => !result && ended.has(id))) return record;
  const attempts = record.attempts.map(attempt => {
    const match = attempt.result ? undefined : ended.get(attempt.id);
    return match?.outcome
      ? { ...attempt, result: resultOf(attempt.game, match.position, match.outcome) }
      : attempt;
  });
  return { ...record, attempts };
}

/** The record after a result was sent. */
export const withPlace = (record: DailyRecord, id: string, { you }: DailyBoard): DailyRecord => ({
  ...record,
  attempts: record.attempts.map(one => (one.id === id && you ? { ...one, place: you.place } : one)),
});

/** The best finished attempt of a day, by the order of the results. */
export function bestAt({ attempts }: DailyRecord, date: string, game?: DailyGame): Attempt | undefined {
  const rank = ({ result, number }: Attempt): number => (result ? rankOf(result, number === 1) : -1);
  return attempts
    .filter(one => one.date === date && one.result && (game === undefined || one.game === game))
    .toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Days with a finished attempt. */
export const daysOf = ({ attempts }: DailyRecord): readonly number[] => [
  ...new Set(attempts.flatMap(({ date, result }) => (result ? [dayAt(date) ?? 0] : []))),
];
