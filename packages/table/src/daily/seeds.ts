/** Seeds of the daily challenge, and how a server commits to them. */
import { sha256 } from '@tessera/engine';
import { type DailyGame, dayAt } from './day.ts';
import list from './published.json' with { type: 'json' };

/** A challenge by its date. */
export interface DailyDate {
  readonly date: string;
  readonly game: DailyGame;
}

/** The seed as matches use it. It names its day, so that the header of a log does. */
export const seedOf = ({ date, game }: DailyDate, random: string): string =>
  `daily ${date} ${game} ${random}`;

const SEED = /^daily (\d{4}-\d\d-\d\d) (loop|tesseract) [0-9a-f]{64}$/;

/** The challenge that a match with this seed plays; undefined for any other match. */
export function challengeOf(seed: string): DailyDate | undefined {
  const [, date, game] = SEED.exec(seed) ?? [];
  return date === undefined || dayAt(date) === undefined ? undefined : { date, game: game as DailyGame };
}

/** Hash that a server shows the day before: it hides the seed, and no other seed fits it. */
export const commitmentOf = (seed: string): string => sha256(seed);

/** Seeds from a secret: SHA-256 of the secret, the date and the game. */
export const secretSeed = (secret: string, day: DailyDate): string =>
  seedOf(day, sha256(`${secret} ${day.date} ${day.game}`));

/** Seed of the published list, for challenges without a server; undefined outside the years of the list. */
export const publishedSeed = (day: DailyDate): string | undefined =>
  day.date < list.first || day.date > list.last ? undefined : secretSeed(list.key, day);

/** True if anybody could know the seed in advance. */
export function isPublished(seed: string): boolean {
  const day = challengeOf(seed);
  return day !== undefined && publishedSeed(day) === seed;
}
