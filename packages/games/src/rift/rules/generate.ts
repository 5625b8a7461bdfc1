/** All legal actions of the side to move, each once (R-TURN-1, R-TURN-5). */
import { type MoveList, moveList } from '@tessera/engine';
import { type Action, takenSquares } from '../action.ts';
import { cellAt, reachOf, SQUARES, strideOf } from '../board.ts';
import {
  BLACK,
  C,
  CELLS,
  type Colour,
  colourOf,
  H,
  I,
  KIND,
  kindOf,
  pieceOf,
  type RiftState,
  T,
  WHITE,
} from '../types.ts';
import { inHand, reservePawns } from './material.ts';
import { pawnMoves } from './pawns.ts';
import { mayForbid, withoutRepeats } from './repetition.ts';
import { mustDrop, pawnDrops, slideDrops } from './reserve.ts';
import { placements } from './setup.ts';
import { slideMoves } from './slides.ts';

export function generate(state: RiftState, out: MoveList<Action>): void {
  generateAll(state, out);
  withoutRepeats(state, out); // R-END-6
}

/** Pseudo-legal actions: legal if repetition were not forbidden. */
export function generateAll(state: RiftState, out: MoveList<Action>): void {
  if (state.phase === 'e') return;
  if (state.phase !== 'p') {
    placements(state, out);
  } else if (mustDrop(state, state.side)) {
    pawnDrops(state, out);
    if (state.options.forcedDrop === 'exceptWin') winningMoves(state, out);
  } else {
    boardMoves(state, out);
    pawnDrops(state, out);
    slideDrops(state, out);
  }
}

/** Everything except drops; stops early once `enough` were found. */
export function boardMoves(state: RiftState, out: MoveList<Action>, enough = Number.POSITIVE_INFINITY): void {
  const count = findActors(state);
  for (let i = 0; i < count && out.count < enough; i++) {
    const square = actors[i] as number;
    if ((cellAt(state.board, square) & KIND) <= C) pawnMoves(state, square, out);
    else slideMoves(state, square, out);
  }
}

/** True for a cell with a piece that may act, for White, then for Black; crosses and tails never do. */
const IS_ACTOR = Uint8Array.from({ length: 2 * CELLS }, (_, i) => {
  const cell = i % CELLS;
  return kindOf(cell) >= T && kindOf(cell) <= I && colourOf(cell) === (i < CELLS ? WHITE : BLACK) ? 1 : 0;
});
const actors = new Uint8Array(SQUARES + 1);

/** Writes the squares of the side's pieces into `actors`, and returns their number. */
function findActors({ board, side }: RiftState): number {
  const first = side * CELLS;
  let count = 0;
  for (let square = 0; square < board.length; square++) {
    // stored always, counted only if it is an actor: a branch would be mispredicted at every piece
    actors[count] = square;
    count += IS_ACTOR[first + cellAt(board, square)] as number;
  }
  return count;
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

/** Last known square of each side's Tesseract, tried first. */
const lastSeen = new Uint8Array(2);

export function findTesseract(board: readonly number[], colour: Colour): number {
  const own = pieceOf(colour, T);
  const guess = lastSeen[colour] as number;
  if (cellAt(board, guess) === own) return guess;
  const square = board.indexOf(own);
  lastSeen[colour] = Math.max(0, square);
  return square;
}

/** R-END-2: true if the Tesseract of a colour can move or capture at all. */
export function canTesseractMove(state: RiftState, colour: Colour): boolean {
  const square = findTesseract(state.board, colour);
  for (let direction = 0; direction < 8; direction++) {
    const isOpen = reachOf(square, direction) > 0 && cellAt(state.board, square + strideOf(direction)) === 0;
    if (isOpen) return true; // one step is always in range
  }
  const out = moveList<Action>();
  pawnMoves(state, square, out);
  return out.count > 0;
}

const ways = moveList<Action>();

/** R-END-9: number of moves and captures of a colour's Tesseract, whoever is to move; none in set-up. */
export function tesseractMoves(state: RiftState, colour: Colour): number {
  const square = 'sx'.includes(state.phase) ? -1 : findTesseract(state.board, colour);
  ways.count = 0;
  if (square >= 0) pawnMoves(state, square, ways);
  return ways.count;
}

/**
 * R-END-5: true if the side to move has any action. Called after every ply, so the common cases come first.
 */
export function hasAction(state: RiftState): boolean {
  const { board, side, twice } = state;
  // A pawn-free crossing accepts any reserve pawn and any small slide (R-RES-2, R-RES-3), and no drop is ever
  // forbidden.
  if (reservePawns(state, side) + inHand(state, side, H) > 0 && board.indexOf(0) >= 0) return true;
  // at most, since no two actions lead to the same position
  const forbidden = mayForbid(state) ? twice.length : 0;
  if (forbidden === 0 && canTesseractMove(state, side)) return true;
  const out = moveList<Action>();
  boardMoves(state, out, forbidden + 1);
  return out.count > forbidden || canAct(state);
}

function canAct(state: RiftState): boolean {
  const out = moveList<Action>();
  generate(state, out);
  return out.count > 0;
}
