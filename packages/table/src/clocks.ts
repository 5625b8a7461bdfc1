/** Time: what a clock shows, when it runs out, and what a turn costs. Pure arithmetic on milliseconds. */
import type { Seat } from '@tessera/engine';
import type { Pace } from '@tessera/wire';

export interface Clock {
  /** What each seat has left of the whole match; null where nothing is counted. */
  left: (number | null)[];
  /** What the turn that runs has cost before `since`. */
  used: number;
  /** What the last finished turn had cost, for whoever takes it back. */
  last: { readonly seat: Seat; readonly used: number } | null;
  /** Whose clock runs. */
  running: Seat | null;
  since: number;
}

/** What a turn that is taken back had added is gone, unless hardly anything would be left. */
export const withoutIncrement = (left: number, { increment }: Pace): number =>
  Math.max(left - increment * 1000, Math.min(left, GRACE.least));

/** Whoever comes back after their time ran out gets a tenth of the whole, and ten seconds at least. */
const GRACE = { share: 0.1, least: 10_000 } as const;

export const totalOf = ({ total }: Pace): number | null => (total === null ? null : total * 1000);

/** What remains until the clock that runs is out, as of `since`; null where nothing is counted. */
export function remaining({ left, used, running }: Clock, { move }: Pace): number | null {
  if (running === null) return null;
  const whole = left[running] ?? Number.POSITIVE_INFINITY;
  const turn = move === null ? Number.POSITIVE_INFINITY : move * 1000 - used;
  const least = Math.min(whole, turn);
  return least === Number.POSITIVE_INFINITY ? null : Math.max(0, least);
}

/** Takes time off the clock that runs; it stands still afterwards. */
export function stop(clock: Clock, spent: number, at: number): void {
  const { left, running } = clock;
  const had = running === null ? null : left[running];
  if (running !== null && typeof had === 'number') left[running] = Math.max(0, had - spent);
  if (running !== null) clock.used += spent;
  clock.running = null;
  clock.since = at;
}

/** A turn is over: nothing of it is kept but the increment of whoever made it. */
export function endTurn(clock: Clock, seat: Seat | null, { increment }: Pace): void {
  const left = seat === null ? null : clock.left[seat];
  if (seat !== null && typeof left === 'number') clock.left[seat] = left + increment * 1000;
  clock.last = seat === null ? null : { seat, used: clock.used };
  clock.used = 0;
}

/** Back in a turn that was finished, which goes on where it ended: nobody gains time by taking back. */
export function resumeTurn(clock: Clock, seat: Seat | null): void {
  clock.used = clock.last?.seat === seat ? clock.last.used : 0;
  clock.last = null;
}

export function run(clock: Clock, seat: Seat | null, at: number): void {
  clock.running = seat;
  clock.since = at;
}

/** What somebody has left who comes back to a chair. */
export function withGrace(left: number | null, pace: Pace): number | null {
  const total = totalOf(pace);
  if (left === null || total === null) return left;
  return Math.max(left, Math.min(total, Math.max(total * GRACE.share, GRACE.least, pace.increment * 1000)));
}
