/**
 * Clocks for people at one screen, as data: what everybody has left when a decision begins, and what it has taken so
 * far. Nothing here knows what time it is. A match that is not on a screen loses none: only what was seen to pass counts.
 */
import type { Seat } from '@tessera/engine';
import type { TimeControl } from '../../match/client.ts';
import type { Time } from '../../match/notes.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The decision after so many answers, before anybody's time has begun to run. */
const fresh = ({ minutes }: TimeControl, seats: number, count: number, seat: Seat): Time => ({
  count,
  seat,
  left: Array.from({ length: seats }, () => minutes * MINUTE),
  spent: 0,
});

/** What stood on the clocks after so many answers, as far as it was noted; undefined before they were started. */
export const notedAt = (times: readonly Time[], count: number): Time | undefined =>
  times.findLast(time => time.count <= count);

interface Turn {
  readonly count: number;
  readonly seat: Seat;
}

/**
 * From one decision to the next. The first answer of play starts the clocks and costs nothing; whoever finishes a turn
 * later is charged for it and gets the increment. `last` is undefined before that first answer.
 */
export function answered(control: TimeControl, seats: number, last: Time | undefined, next: Turn): Time {
  if (!last) return fresh(control, seats, next.count, next.seat);
  const bonus = last.seat === next.seat ? 0 : control.increment * SECOND;
  return { ...next, left: last.left.with(last.seat, leftOf(last, last.seat) + bonus), spent: 0 };
}

/** A decision taken up again, after undo or redo: with the time there was when it began. */
export const takenUp = (times: readonly Time[], turn: Turn): Time | undefined => {
  const noted = notedAt(times, turn.count);
  return noted && { ...noted, ...turn, spent: 0 };
};

/** More than this between two looks is a machine that slept, not somebody who thought. */
const LONGEST_LOOK = 2 * SECOND;

/** So many milliseconds were seen to pass; nobody has less than nothing left. */
export const passed = (time: Time, ms: number): Time => ({
  ...time,
  spent: Math.min(
    time.left[time.seat] ?? 0,
    time.spent + Math.round(Math.max(0, Math.min(ms, LONGEST_LOOK))),
  ),
});

export const leftOf = ({ left, seat, spent }: Time, of: Seat): number =>
  (left[of] ?? 0) - (of === seat ? spent : 0);

/** Nothing left for whoever decides. */
export const isUp = (time: Time): boolean => leftOf(time, time.seat) <= 0;

/** From here on it is marked, said and heard. */
const LOW = 30 * SECOND;

export const isLow = (ms: number): boolean => ms <= LOW;

/** When it is worth a word. */
const MOMENTS = [MINUTE, LOW, 10 * SECOND];

/** The moment that was just passed, in seconds. */
export const momentBetween = (before: number, after: number): number | undefined => {
  const moment = MOMENTS.find(one => before > one && after <= one);
  return moment === undefined ? undefined : moment / SECOND;
};

/** "12:05", "1:02:00", and in the last ten seconds "9.4". */
export function formatLeft(ms: number): string {
  if (ms < 10 * SECOND) return (Math.ceil(ms / 100) / 10).toFixed(1);
  const seconds = Math.ceil(ms / SECOND);
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** How long until what is shown changes. */
export const untilChange = (ms: number): number =>
  ms < 10 * SECOND + 1 ? ms % 100 || 100 : ms % SECOND || SECOND;
