// @chunk *-search
/**
 * Actions that threaten the enemy Tesseract: the same side could take it with its next move. Found from the
 * Tesseract's crossing, as in `attack.ts`: crossings from which a pawn could take it, and pieces that block
 * one that could. A test compares the list with trying every legal action.
 */
import { type MoveList, moveList } from '@tessera/engine';
import {
  type Action,
  actionFrom,
  actionKind,
  actionTaken,
  actionTo,
  at,
  boardMoves,
  C,
  type Cell,
  type Colour,
  cellAt,
  isLimited,
  layPiece,
  liftPiece,
  mustDrop,
  NONE,
  other,
  P,
  pawnDrops,
  R,
  type RiftState,
  rayOf,
  S,
  SIZE,
  SQUARES,
  stepAt,
  T,
} from '@tessera/games/rift';
import { isReachedByPawn, isWayOpen, overflightsOf, tesseractSquare, threatensTesseract } from './attack.ts';

/** By crossing: the kinds of pawn, as bits, that could take the Tesseract from there. */
const takers = new Uint8Array(SQUARES);
const found: MoveList<Action> = moveList();

export function addThreats(state: RiftState, out: MoveList<Action>): void {
  const target = tesseractSquare(state, other(state.side));
  markTakers(state, target, state.side);
  found.count = 0;
  pawnDrops(state, found);
  for (let i = 0; i < found.count; i++) {
    const drop = at(found.items, i);
    if (isTaker(drop)) out.items[out.count++] = drop;
  }
  if (!mustDrop(state, state.side)) addThreateningMoves(state, target, out); // R-RES-6
}

const isTaker = (action: Action): boolean => ((at(takers, actionTo(action)) >> actionKind(action)) & 1) === 1;

/** Moves of one piece are adjacent in the list, so its crossing is examined as empty once for all of them. */
function addThreateningMoves(state: RiftState, target: number, out: MoveList<Action>): void {
  found.count = 0;
  boardMoves(state, found);
  let from = NONE;
  let opens = false;
  for (let i = 0; i < found.count; i++) {
    const move = at(found.items, i);
    if (actionFrom(move) !== from) {
      from = actionFrom(move);
      opens = markWithout(state, target, actionKind(move), from);
    }
    const isSure = actionTaken(move) === NONE && !opens; // a capture also empties the victim's crossing
    if (isSure ? actionKind(move) <= C && isTaker(move) : threatensTesseract(state, move)) {
      out.items[out.count++] = move;
    }
  }
}

/**
 * Returns true if a piece blocks another that could take the Tesseract; otherwise marks the crossings from
 * which it could itself.
 */
function markWithout(state: RiftState, target: number, kind: number, from: number): boolean {
  liftPiece(state.board as Cell[], kind, from);
  const opens = isReachedByPawn(state, target, state.side);
  if (!opens && kind <= C) markTakers(state, target, state.side);
  layPiece(state.board as Cell[], state.side, kind, from);
  return opens;
}

function markTakers(state: RiftState, target: number, by: Colour): void {
  const { board, options } = state;
  takers.fill(0);
  const reach = isLimited(state, by) ? 4 : SIZE; // R-TESS-2
  for (let direction = 0; direction < 8; direction++) {
    const ahead = rayOf(target, direction);
    if (ahead.length === 0 || cellAt(board, stepAt(ahead, 0)) !== 0) continue; // no landing
    const bent = 1 << ((direction & 1) === 1 ? S : P);
    const back = rayOf(target, direction ^ 4);
    if (options.turningPointCapture) markBeside(board, target, direction, bent); // R-BENT-5
    for (let i = 0; i < back.length; i++) {
      const place = stepAt(back, i);
      if (cellAt(board, place) !== 0) break;
      if (i + 2 <= reach) mark(place, 1 << T);
      if (i === 0) mark(place, (1 << C) | (options.legOneCapture ? bent : 0));
      markBeside(board, place, direction, bent);
    }
  }
  for (const { from, to, way } of overflightsOf(target)) {
    if (cellAt(board, to) === 0 && isWayOpen(state, way)) mark(from, 1 << R);
  }
}

const mark = (place: number, kinds: number): void => {
  takers[place] = at(takers, place) | kinds;
};

/** R-BENT-1: a bent mover stands two open steps beside its turning point, from which it goes on this way. */
function markBeside(board: readonly number[], turn: number, direction: number, bent: number): void {
  for (let side = 2; side < 8; side += 4) {
    const leg = rayOf(turn, (direction + side) & 7);
    if (leg.length > 1 && cellAt(board, stepAt(leg, 0)) === 0) mark(stepAt(leg, 1), bent);
  }
}
