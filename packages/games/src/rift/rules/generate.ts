/** All legal actions of the side to move, each once (R-TURN-1, R-TURN-5). */
import { type MoveList, moveList } from '@tessera/engine';
import { type Action, takenSquares } from '../action.ts';
import { cellAt, rayOf, SQUARES, stepAt } from '../board.ts';
import { BLACK, BLACK_BIT, C, type Colour, H, I, KIND, type RiftState, T } from '../types.ts';
import { inHand, reservePawns } from './material.ts';
import { pawnMoves } from './pawns.ts';
import { mustDrop, pawnDrops, slideDrops } from './reserve.ts';
import { placements } from './setup.ts';
import { slideMoves } from './slides.ts';

export function generate(state: RiftState, out: MoveList<Action>): void {
  if (state.phase === 'e') return;
  if (state.phase !== 'p') return placements(state, out);
  if (mustDrop(state, state.side)) {
    pawnDrops(state, out);
    if (state.options.forcedDrop === 'exceptWin') winningMoves(state, out);
    return;
  }
  boardMoves(state, out);
  pawnDrops(state, out);
  slideDrops(state, out);
}

/** Everything but drops; stops early once `enough` were found. */
export function boardMoves(state: RiftState, out: MoveList<Action>, enough = Number.POSITIVE_INFINITY): void {
  const { board, side } = state;
  const colourBit = side === BLACK ? BLACK_BIT : 0;
  for (let square = 0; square < SQUARES && out.count < enough; square++) {
    const cell = cellAt(board, square);
    const kind = cell & KIND;
    if (kind === 0 || kind > I || (cell & BLACK_BIT) !== colourBit) continue; // crosses and tails never act
    if (kind <= C) pawnMoves(state, square, out);
    else slideMoves(state, square, out);
  }
}

/** R-RES-6 `exceptWin`: moves that capture the enemy Tesseract. */
function winningMoves(state: RiftState, out: MoveList<Action>): void {
  const all = moveList<Action>();
  boardMoves(state, all);
  for (const action of all.items) {
    if (takenSquares(action).some(square => (cellAt(state.board, square) & KIND) === T))
      out.items[out.count++] = action;
  }
}

/** R-END-2: whether the Tesseract of a colour can move or capture at all. */
export function canTesseractMove(state: RiftState, colour: Colour): boolean {
  const own = colour === BLACK ? T | BLACK_BIT : T;
  const square = state.board.indexOf(own);
  for (let direction = 0; direction < 8; direction++) {
    const ray = rayOf(square, direction);
    if (ray.length > 0 && cellAt(state.board, stepAt(ray, 0)) === 0) return true; // one step is always in range
  }
  const out = moveList<Action>();
  pawnMoves(state, square, out);
  return out.count > 0;
}

/** R-END-5: whether the side to move can do anything. Asked after every ply, so the common answers come first. */
export function hasAction(state: RiftState): boolean {
  const { board, side } = state;
  // A pawn-free crossing takes any reserve pawn and any small slide (R-RES-2, R-RES-3).
  if (reservePawns(state, side) + inHand(state, side, H) > 0 && board.indexOf(0) >= 0) return true;
  if (canTesseractMove(state, side)) return true;
  const out = moveList<Action>();
  boardMoves(state, out, 1);
  if (out.count === 0) generate(state, out);
  return out.count > 0;
}
