// @chunk *
/** The greedy bot's evaluation of a move: the winner, a hanging Tesseract, or the static evaluation. */
import type { Seat } from '@tessera/engine';
import type { RiftState } from '@tessera/games/rift';
import { canTakeTesseract } from './attack.ts';
import { evaluate } from './evaluate.ts';
import { WIN } from './weights.ts';

export function glance(state: RiftState, seat: Seat): number {
  if (state.phase === 'e') return state.winner === seat ? WIN : -WIN;
  if (state.phase === 'p' && canTakeTesseract(state, state.side)) return state.side === seat ? WIN : 1 - WIN;
  const score = evaluate(state);
  return state.side === seat ? score : -score;
}
