/** R-RES: dropping reserve pieces. */
import type { MoveList } from '@tessera/engine';
import { type Action, dropAction } from '../action.ts';
import { cellAt, fileOf, SIZE, SQUARES } from '../board.ts';
import { C, type Colour, G, H, I, KIND, P, R, type RiftState, S, V } from '../types.ts';
import { engagedEscorts, inHand, reservePawns } from './material.ts';
import { closedBits } from './slides.ts';

/** R-SETUP-5 leaves S, R and C in reserve; a position set up by hand may hold a Pyramid back too. */
const RESERVE_PAWNS = [S, P, R, C] as const;

/** R-RES-2: a reserve pawn onto any pawn-free crossing. */
export function pawnDrops(state: RiftState, out: MoveList<Action>): void {
  for (const kind of RESERVE_PAWNS) {
    if (inHand(state, state.side, kind) === 0) continue;
    for (let to = 0; to < SQUARES; to++) {
      if (cellAt(state.board, to) === 0) out.items[out.count++] = dropAction(kind, to);
    }
  }
}

/** R-RES-3, R-RES-4: slides onto slide-free crossings, large ones onto two neighbours. */
export function slideDrops(state: RiftState, out: MoveList<Action>): void {
  const { board, options, side } = state;
  const closedH = closedBits(options, H);
  const closedV = closedBits(options, V);
  const small = inHand(state, side, H) > 0;
  const large = inHand(state, side, G) > 0;
  if (!small && !large) return;
  for (let to = 0; to < SQUARES; to++) {
    const cell = cellAt(board, to);
    if ((cell & KIND) !== 0) continue;
    const openH = (cell & closedH) === 0;
    const openV = (cell & closedV) === 0;
    if (small && openH) out.items[out.count++] = dropAction(H, to);
    if (small && openV) out.items[out.count++] = dropAction(V, to);
    if (!large) continue;
    if (openH && fileOf(to) < SIZE - 1 && (cellAt(board, to + 1) & closedH) === 0) {
      out.items[out.count++] = dropAction(G, to);
    }
    if (openV && to + SIZE < SQUARES && (cellAt(board, to + SIZE) & closedV) === 0) {
      out.items[out.count++] = dropAction(I, to);
    }
  }
}

/** R-RES-6: the Tesseract stands alone, a pawn waits in reserve, and there is somewhere to put it. */
export const mustDrop = (state: RiftState, colour: Colour): boolean =>
  engagedEscorts(state, colour) === 0 &&
  reservePawns(state, colour) > 0 &&
  state.board.some(cell => cell === 0);
