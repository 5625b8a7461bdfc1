/** Progress towards the ends that come without a capture (R-END). */
import { stallLimitOf } from '../rules/closing.ts';
import { standingOf } from '../rules/end.ts';
import type { Standing } from '../types.ts';
import { type RiftView, stateOf } from '../view.ts';

/** Number of quiet plies from which the stall counter is shown; half of a short limit. */
const COUNTED = 40;

/** True if quiet plies or repetitions are counted by now. */
export function isCounted({ options, quiet, repeats }: RiftView): boolean {
  const limit = stallLimitOf(options);
  const isStalling = limit !== null && quiet >= Math.min(COUNTED, limit / 2);
  return isStalling || (options.repetition === 'adjudicated' && repeats > 1);
}

/** The ladder now (R-END-9), or at the end. */
export const standingIn = (view: RiftView): Standing => standingOf(stateOf(view));
