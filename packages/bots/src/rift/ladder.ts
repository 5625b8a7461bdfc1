// @chunk *
/** Evaluation of the count after a stall before it comes: a small part of a win. */
import {
  BLACK,
  type Colour,
  cellAt,
  escorts,
  isLimited,
  worth as pawnValue,
  pieceOf,
  type RiftState,
  rayOf,
  SIZE,
  stallLimitOf,
  stepAt,
  T,
  WHITE,
} from '@tessera/games/rift';
import { WEIGHTS } from './weights.ts';

/**
 * Evaluates who would win a stall (R-END-9), with more weight the nearer it is. Zero without a stall limit
 * and during set-up.
 */
export function ladder(state: RiftState): number {
  const stallLimit = stallLimitOf(state.options);
  if (stallLimit === null || state.phase !== 'p') return 0;
  const nearness = state.quiet / stallLimit;
  const worth = WEIGHTS.ladder + WEIGHTS.ladderNear * nearness * nearness;
  const count =
    escorts(state, WHITE) - escorts(state, BLACK) || pawnValue(state, WHITE) - pawnValue(state, BLACK);
  if (count !== 0) return count > 0 ? worth : -worth;
  const freedom = WEIGHTS.freer * (freedomOf(state, WHITE) - freedomOf(state, BLACK));
  return worth * Math.max(-1, Math.min(1, freedom));
}

/** Number of steps that the Tesseract of a colour could go. */
function freedomOf(state: RiftState, colour: Colour): number {
  const { board } = state;
  const square = board.indexOf(pieceOf(colour, T));
  const range = isLimited(state, colour) ? 4 : SIZE; // R-TESS-2
  let steps = 0;
  for (let direction = 0; direction < 8; direction++) {
    const ray = rayOf(square, direction);
    const most = Math.min(range, ray.length);
    for (let i = 0; i < most && cellAt(board, stepAt(ray, i)) === 0; i++) steps++;
  }
  return steps;
}
