/** Time given back: after a take-back, to a person who returns, and after an expired clock. */
import type { Pace } from '@tessera/wire';
import { totalOf } from './clocks.ts';

/** Removes the increment of a turn that is taken back, without going below ten seconds because of it. */
export const withoutIncrement = (left: number, { increment }: Pace): number =>
  Math.max(left - increment * 1000, Math.min(left, GRACE.least));

/** Grace period after an expired clock: a tenth of the total time, at least ten seconds. */
const GRACE = { share: 0.1, least: 10_000 } as const;

/** Time left to a person who returns to a chair: at least the grace period. */
export function withGrace(left: number | null, pace: Pace): number | null {
  const total = totalOf(pace);
  if (left === null || total === null) return left;
  return Math.max(left, Math.min(total, Math.max(total * GRACE.share, GRACE.least, pace.increment * 1000)));
}
