/** What the rival could capture if nothing were done, and where that could be prevented. */
import {
  actionKind,
  actionTaken,
  actionTo,
  captures,
  cellAt,
  KIND,
  other,
  R,
  type RiftState,
  SQUARES,
  takenSquares,
} from '@tessera/games/rift';
import { WORTH } from './weights.ts';

/** Worth of the own pawn on a place that could be taken there. */
export const hanging = new Int32Array(SQUARES);
/** Worth of the captures that a piece on this place would prevent. */
export const guards = new Int32Array(SQUARES);

/** Returns whether there is any danger at all. */
export function markDanger(state: RiftState): boolean {
  hanging.fill(0);
  guards.fill(0);
  const threats = captures(state, other(state.side));
  for (const threat of threats) {
    let worth = 0;
    for (const square of takenSquares(threat)) {
      const one = WORTH[cellAt(state.board, square) & KIND] as number;
      hanging[square] = one;
      worth += one;
    }
    const to = actionTo(threat);
    guards[to] = (guards[to] as number) + worth;
    const approach = 2 * actionTaken(threat) - to;
    if (actionKind(threat) !== R && approach >= 0 && approach < SQUARES) {
      guards[approach] = (guards[approach] as number) + worth;
    }
  }
  return threats.length > 0;
}
