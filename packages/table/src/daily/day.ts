/** Days of the daily challenge. A day begins and ends at 00:00 UTC. */

/** Co-operative games with a challenge every day, in the order of the page. */
export const DAILY_GAMES = ['loop', 'tesseract'] as const;
export type DailyGame = (typeof DAILY_GAMES)[number];

export const isDailyGame = (id: string | undefined): id is DailyGame =>
  (DAILY_GAMES as readonly (string | undefined)[]).includes(id);

export const DAY_MS = 86_400_000;

/** A match begun before midnight may be finished after it: results of a day are accepted for another hour. */
export const GRACE_MS = 3_600_000;

/** Days since 1 January 1970, UTC. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/** The date of a day: "2026-11-18". */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day of a date; undefined for a text that is no date. */
export function dayAt(date: string): number | undefined {
  const ms = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(ms) || dateOf(dayOf(ms)) !== date ? undefined : dayOf(ms);
}

/** True while results of a day count. */
export const isOpen = (day: number, now: number): boolean =>
  day === dayOf(now) || day === dayOf(now - GRACE_MS);

/** True once no result of a day counts any more: from then on its best game may be shown. */
export const isClosed = (day: number, now: number): boolean => dayOf(now - GRACE_MS) > day;
