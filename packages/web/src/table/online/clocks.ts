/** The clocks of an on-line match between two words of the server. */
import type { Clocks } from '@tessera/wire';

/** What is left to a seat so long after the server has told; null where nothing is counted. */
export function leftAt({ left, turn, running }: Clocks, seat: number, passed: number): number | null {
  const isRunning = running === seat;
  const total = left[seat] ?? null;
  const spent = isRunning ? passed : 0;
  const whole = total === null ? null : Math.max(0, total - spent);
  const move = isRunning && turn !== null ? Math.max(0, turn - spent) : null;
  if (whole === null || move === null) return whole ?? move;
  return Math.min(whole, move);
}
