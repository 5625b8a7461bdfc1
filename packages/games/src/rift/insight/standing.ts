/** Standing of a game with respect to the ends that come without a capture (R-END). */
import { standingOf } from '../rules/end.ts';
import type { Standing } from '../types.ts';
import { type RiftView, stateOf } from '../view.ts';

/** From so many quiet plies on the stall limit is counted, or from half of a short one on. */
const COUNTED = 40;

/** True when quiet plies or repetitions are counted by now. */
export const isCounted = ({ options: { stallLimit, repetition }, quiet, repeats }: RiftView): boolean =>
  (stallLimit !== null && quiet >= Math.min(COUNTED, stallLimit / 2)) ||
  (repetition === 'adjudicated' && repeats > 1);

/** How the ladder stands (R-END-9), or stood in the end. */
export const standingIn = (view: RiftView): Standing => standingOf(stateOf(view));
