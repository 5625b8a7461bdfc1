// @chunk *
/** Ranks of captures, for the order in which moves are tried. */
import {
  type Action,
  actionKind,
  actionTaken,
  at,
  cellAt,
  KIND,
  NONE,
  R,
  type RiftState,
  T,
  takenSquares,
} from '@tessera/games/rift';
import { WORTH } from './weights.ts';

export const isQuiet = (move: Action): boolean => actionTaken(move) === NONE;

/** MVV-LVA: the most valuable victim first, then the least valuable attacker. */
export function captureRank(state: RiftState, move: Action): number {
  const kind = actionKind(move);
  return 16 * victimWorth(state, move) - (kind === T ? 500 : at(WORTH, kind));
}

/** Worth of the captured piece, in hundredths. */
export function victimWorth(state: RiftState, move: Action): number {
  if (actionKind(move) !== R) return at(WORTH, cellAt(state.board, actionTaken(move)) & KIND);
  return takenSquares(move).reduce((sum, square) => sum + at(WORTH, cellAt(state.board, square) & KIND), 0);
}
