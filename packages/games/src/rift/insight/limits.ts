/** What can end the game although nothing is captured (R-END): how far it has come, once it matters. */
import { adjudicate } from '../rules/end.ts';
import { escorts } from '../rules/material.ts';
import { type Colour, other } from '../types.ts';
import { type RiftView, stateOf } from '../view.ts';

/** When a counter is full this colour wins (R-END-9), and so does the rival of a last pawn that cannot move. */
export type Limit =
  | {
      readonly kind: 'repetition' | 'stall';
      readonly count: number;
      readonly last: number;
      readonly winner: Colour;
    }
  | { readonly kind: 'bare'; readonly winner: Colour };

export function limitsOf(view: RiftView): readonly Limit[] {
  if (view.decision === 'ended' || view.decision.startsWith('setup')) return [];
  const { options, repeats, quiet } = view;
  const state = stateOf(view);
  const winner = adjudicate(state);
  const limits: Limit[] = ([0, 1] as const)
    .filter(colour => escorts(state, colour) === 0) // R-END-2
    .map(colour => ({ kind: 'bare', winner: other(colour) }));
  if (options.repetition === 'adjudicated' && repeats > 1)
    limits.push({ kind: 'repetition', count: repeats, last: 3, winner });
  if (options.stallLimit !== null && 2 * quiet >= options.stallLimit)
    limits.push({ kind: 'stall', count: quiet, last: options.stallLimit, winner });
  return limits;
}
