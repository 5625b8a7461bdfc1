/** Messages of the daily challenge, below `/api/daily`. */
import { z } from 'zod';
import type { Infer } from './infer.ts';
import { Count, Time } from './primitives.ts';

const DateText = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const Game = z.string().max(20);

/** A challenge as a server tells it: the hash the day before, the seed from the day itself on. */
export const DailySeed = z.strictObject({
  date: DateText,
  game: Game,
  /** SHA-256 of the seed. */
  commitment: z.string(),
  /** Null until the day begins. */
  seed: z.string().nullable(),
});
export type DailySeed = Infer<typeof DailySeed>;

/** Challenges of yesterday, today and tomorrow. */
export const DailySeeds = z.strictObject({ now: Time, challenges: z.array(DailySeed) });
export type DailySeeds = Infer<typeof DailySeeds>;

/** A finished attempt. The log proves its own end; how many attempts came before it is the player's word. */
export const DailyAttempt = z.strictObject({
  date: DateText,
  attempt: z.int().min(1).max(1000),
  log: z.looseObject({}),
});
export type DailyAttempt = Infer<typeof DailyAttempt>;

/** A row of the table of results: the best result of one guest. */
export const DailyRow = z.strictObject({
  place: Count,
  name: z.string(),
  isYou: z.boolean(),
  isWon: z.boolean(),
  reason: z.string(),
  turns: Count,
  progress: Count,
  /** False if the player had tried the same seed before. */
  isFirst: z.boolean(),
  /** Results sent by the guest. */
  tries: Count,
  people: Count,
  bots: Count,
});
export type DailyRow = Infer<typeof DailyRow>;

export const DailyBoard = z.strictObject({
  date: DateText,
  game: Game,
  /** Guests with a result, and those of them who won. */
  all: Count,
  won: Count,
  /** Number of defeats by the reason of their end; missing from older servers. */
  lost: z.record(z.string(), Count).exactOptional(),
  /** The best ones. */
  rows: z.array(DailyRow),
  /** The viewer's row, wherever it stands. */
  you: DailyRow.nullable(),
  /** Results count no more, and the best game can be replayed. */
  isClosed: z.boolean(),
});
export type DailyBoard = Infer<typeof DailyBoard>;

/** Path of the routes about one day. */
export const DailyPath = z.object({ game: Game, date: DateText });
