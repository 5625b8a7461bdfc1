/** Section 15: the history in a position string, reconstructed from the keys of the positions (R-END-6). */
import {
  type Action,
  actionFrom,
  actionKind,
  actionTo,
  kindAfter,
  moveAction,
  pivotAction,
  turned,
} from './action.ts';
import { at, SQUARES } from './board.ts';
import { layPiece, liftPiece } from './cells.ts';
import { formatAction } from './notation.ts';
import { pieceHigh, pieceLow, SIDE_HIGH, SIDE_LOW } from './rules/keys.ts';
import { windowOf } from './rules/repetition.ts';
import { type Colour, colourOf, isSlide, kindOf, other, pieceOf, type RiftState, X } from './types.ts';

/** The quiet actions since the last capture or drop, or since the known past, oldest first. */
export function formatHistory(state: RiftState): string {
  const { past } = state;
  const board = state.board.slice();
  const first = windowOf(state);
  const actions: string[] = [];
  let mover = other(state.side);
  for (let i = past.length - 2; i > first; i -= 2, mover = other(mover)) {
    const high = at(past, i) ^ at(past, i - 2) ^ SIDE_HIGH;
    const low = at(past, i + 1) ^ at(past, i - 1) ^ SIDE_LOW;
    const action = actionBetween(board, mover, high, low);
    liftPiece(board, kindAfter(action), actionTo(action));
    layPiece(board, mover, actionKind(action), actionFrom(action));
    actions.unshift(formatAction(action));
  }
  return actions.join();
}

/** The action that leads to this board and changes the key accordingly. */
function actionBetween(board: readonly number[], mover: Colour, high: number, low: number): Action {
  for (const [to, cell] of board.entries()) {
    const kind = kindOf(cell);
    if (kind === 0 || kind >= X || colourOf(cell) !== mover) continue;
    const left = high ^ pieceHigh(pieceOf(mover, kind), to);
    const right = low ^ pieceLow(pieceOf(mover, kind), to);
    for (const before of isSlide(kind) ? [kind, turned(kind)] : [kind]) {
      const piece = pieceOf(mover, before);
      for (let from = 0; from < SQUARES; from++) {
        if (pieceHigh(piece, from) === left && pieceLow(piece, from) === right)
          return before === kind ? moveAction(kind, from, to) : pivotAction(before, from, to);
      }
    }
  }
  throw new Error('a position of the past cannot be found again');
}
