/** Clock arithmetic in milliseconds: time left, expiry and the cost of a turn. Pure. */
import type { Seat } from '@tessera/engine';
import type { Pace } from '@tessera/wire';

export interface Clock {
  /** Time left to each seat for the whole match; null for seats without a limit. */
  left: (number | null)[];
  /** Time spent in the running turn before `since`. */
  used: number;
  /** Time spent in the last finished turn, restored when that turn is taken back. */
  last: { readonly seat: Seat; readonly used: number } | null;
  /** Seat whose clock runs. */
  running: Seat | null;
  since: number;
}

export const totalOf = ({ total }: Pace): number | null => (total === null ? null : total * 1000);

/** Time until the running clock expires, as of `since`; null without a limit. */
export function remaining({ left, used, running }: Clock, { move }: Pace): number | null {
  if (running === null) return null;
  const whole = left[running] ?? Number.POSITIVE_INFINITY;
  const turn = move === null ? Number.POSITIVE_INFINITY : move * 1000 - used;
  const least = Math.min(whole, turn);
  return least === Number.POSITIVE_INFINITY ? null : Math.max(0, least);
}

/** Stops the running clock and takes `spent` off it. */
export function stop(clock: Clock, spent: number, at: number): void {
  const { left, running } = clock;
  const had = running === null ? null : left[running];
  if (running !== null && typeof had === 'number') left[running] = Math.max(0, had - spent);
  if (running !== null) clock.used += spent;
  clock.running = null;
  clock.since = at;
}

/** Ends a turn: adds the increment for its seat and resets the time of the turn. */
export function endTurn(clock: Clock, seat: Seat | null, { increment }: Pace): void {
  const left = seat === null ? null : clock.left[seat];
  if (seat !== null && typeof left === 'number') clock.left[seat] = left + increment * 1000;
  clock.last = seat === null ? null : { seat, used: clock.used };
  clock.used = 0;
}

/** Resumes a finished turn with the time it had used, so that taking back gains no time. */
export function resumeTurn(clock: Clock, seat: Seat | null): void {
  clock.used = clock.last?.seat === seat ? clock.last.used : 0;
  clock.last = null;
}

export function run(clock: Clock, seat: Seat | null, at: number): void {
  clock.running = seat;
  clock.since = at;
}
