/** Clocks between two messages of their table. */
import type { Clocks } from '@tessera/wire';

/** Time left to a seat `passed` milliseconds after the message; null without a limit. */
export function leftAt({ left, turn, running }: Clocks, seat: number, passed: number): number | null {
  const isRunning = running === seat;
  const total = left[seat] ?? null;
  const spent = isRunning ? passed : 0;
  const whole = total === null ? null : Math.max(0, total - spent);
  const move = isRunning && turn !== null ? Math.max(0, turn - spent) : null;
  if (whole === null || move === null) return whole ?? move;
  return Math.min(whole, move);
}
