// @chunk own
/** Limits that end the game without a capture (R-END), and how close they are, once it matters. */
import { CLOSING_NOTICE, closedRings, pliesToClose, stallLimitOf } from '../rules/closing.ts';
import { standingOf } from '../rules/end.ts';
import { escorts, isLimited } from '../rules/material.ts';
import { type Colour, other, type Standing } from '../types.ts';
import { type RiftView, stateOf } from '../view.ts';
import { isCounted } from './standing.ts';

/**
 * A full counter leads to the ladder; the rival of a last pawn that cannot move wins at once (R-END-2), and
 * so does that of a Tesseract with its Cylinder if the option says so (R-END-3).
 */
export type Limit =
  | ({
      readonly kind: 'repetition' | 'stall';
      readonly count: number;
      readonly last: number;
    } & Standing)
  /** R-END-13: rings that are closed, and quiet plies until the next one is. */
  | { readonly kind: 'closing'; readonly closed: number; readonly count: number }
  | { readonly kind: 'bare'; readonly winner: Colour }
  | { readonly kind: 'endgame'; readonly winner: Colour };

export function limitsOf(view: RiftView): readonly Limit[] {
  if (view.decision === 'ended' || view.decision.startsWith('setup')) return [];
  const { options, repeats, quiet } = view;
  const state = stateOf(view);
  const limits: Limit[] = ([0, 1] as const).flatMap((colour): Limit[] => {
    const winner = other(colour);
    if (escorts(state, colour) === 0) return [{ kind: 'bare', winner }]; // R-END-2
    const isEnding = options.endgameImmobilisation && isLimited(state, colour); // R-END-3
    return isEnding ? [{ kind: 'endgame', winner }] : [];
  });
  const [closed, count] = [closedRings(options, quiet), pliesToClose(quiet)];
  if (options.closingRift && (closed > 0 || count <= CLOSING_NOTICE))
    limits.push({ kind: 'closing', closed, count });
  if (!isCounted(view)) return limits;
  const standing = standingOf(state);
  if (options.repetition === 'adjudicated' && repeats > 1)
    limits.push({ kind: 'repetition', count: repeats, last: 3, ...standing });
  const last = stallLimitOf(options);
  if (last !== null && isCounted({ ...view, repeats: 1 }))
    limits.push({ kind: 'stall', count: quiet, last, ...standing });
  return limits;
}
