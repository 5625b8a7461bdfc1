/** R-MOVE, R-CAP, R-TESS, R-CYL, R-BENT, R-RECT: moves and captures of pawns. */
import type { MoveList } from '@tessera/engine';
import {
  type Action,
  actionFrom,
  actionKind,
  FILE_FIRST,
  leapTaken,
  moveAction,
  RANK_FIRST,
} from '../action.ts';
import { cellAt, DIAGONALS, leapsOf, ORTHOGONALS, reachOf, SIZE, strideOf } from '../board.ts';
import {
  ARM_END,
  BLACK,
  C,
  CELLS,
  type Colour,
  colourOf,
  isPawn,
  KIND,
  kindOf,
  P,
  R,
  type RiftState,
  S,
  WHITE,
  X,
} from '../types.ts';
import { isLimited } from './material.ts';

/** True for a cell with a pawn that White, then Black may capture; the Tesseract counts as one (section 5). */
const IS_ENEMY_PAWN = Uint8Array.from({ length: 2 * CELLS }, (_, i) => {
  const cell = i % CELLS;
  return isPawn(kindOf(cell)) && colourOf(cell) !== (i < CELLS ? WHITE : BLACK) ? 1 : 0;
});
export const isEnemyPawn = (cell: number, colour: Colour): boolean =>
  IS_ENEMY_PAWN[colour * CELLS + cell] === 1;

/** R-TESS-2: four steps in the endgame. R-CYL-1: two. */
export function rangeOf(state: RiftState, kind: number, colour: Colour): number {
  if (kind === C) return 2;
  return isLimited(state, colour) ? 4 : SIZE;
}

/** Appends every action of the pawn that stands on `from`. */
export function pawnMoves(state: RiftState, from: number, out: MoveList<Action>): void {
  const cell = cellAt(state.board, from);
  const kind = cell & KIND;
  const colour = colourOf(cell);
  if (kind === S) bentMoves(state, kind, colour, from, DIAGONALS, out);
  else if (kind === P) bentMoves(state, kind, colour, from, ORTHOGONALS, out);
  else if (kind === R) leapMoves(state, colour, from, out);
  else straightMoves(state.board, kind, colour, from, rangeOf(state, kind, colour), out);
}

function straightMoves(
  board: readonly number[],
  kind: number,
  colour: Colour,
  from: number,
  range: number,
  out: MoveList<Action>,
): void {
  const quiet = moveAction(kind, from, 0);
  for (let direction = 0; direction < 8; direction++) {
    const reach = Math.min(reachOf(from, direction), range);
    walk(board, quiet, colour, from, strideOf(direction), reach, out);
  }
}

/**
 * R-MOVE-2, R-CAP-1 to R-CAP-5: from `start` to the first obstacle, which may be jumped if it is an enemy.
 * `quiet` is the mover's action except for its lowest bits, `to`. On leg 2 of a bent move `since` is the
 * index of the mover's first action in the list: the crossing two steps on is also reached by the mirrored
 * path, and a quiet move there is one action (R-BENT-3, R-TURN-5).
 */
function walk(
  board: readonly number[],
  quiet: Action,
  colour: Colour,
  start: number,
  stride: number,
  reach: number,
  out: MoveList<Action>,
  since = -1,
): void {
  const { items } = out;
  const twice = since < 0 ? -1 : start + 2 * stride;
  let { count } = out;
  let left = reach;
  let cell = 0;
  let to = start + stride;
  for (; left > 0; left--, to += stride) {
    cell = cellAt(board, to);
    if (cell !== 0) break;
    if (to !== twice || !contains(items, quiet | to, since, count)) items[count++] = quiet | to;
  }
  out.count = count;
  if (left < 2 || !isEnemyPawn(cell, colour)) return;
  const landing = to + stride; // R-CAP-3: victim and landing count towards the range
  if (cellAt(board, landing) === 0)
    items[out.count++] = moveAction(actionKind(quiet), actionFrom(quiet), landing, to);
}

function contains(items: readonly Action[], action: Action, since: number, count: number): boolean {
  for (let i = since; i < count; i++) if (items[i] === action) return true;
  return false;
}

function bentMoves(
  state: RiftState,
  kind: number,
  colour: Colour,
  from: number,
  directions: readonly number[],
  out: MoveList<Action>,
): void {
  const { board, options } = state;
  const since = out.count;
  const quiet = moveAction(kind, from, 0);
  for (const direction of directions) {
    if (reachOf(from, direction) < 2) continue;
    const step = from + strideOf(direction);
    const turn = step + strideOf(direction);
    const onTurn = cellAt(board, turn);
    const cell = cellAt(board, step);
    if (onTurn !== 0) {
      if (options.turningPointCapture && cell === 0 && isEnemyPawn(onTurn, colour))
        cornerJumps(board, quiet, turn, direction, out);
      continue; // R-BENT-2, R-BENT-5
    }
    if (cell !== 0) {
      if (options.legOneCapture && isEnemyPawn(cell, colour)) {
        out.items[out.count++] = moveAction(kind, from, turn, step); // R-BENT-4
      }
      continue;
    }
    const right = (direction + 2) & 7;
    const left = (direction + 6) & 7;
    walk(board, quiet, colour, turn, strideOf(right), reachOf(turn, right), out, since);
    walk(board, quiet, colour, turn, strideOf(left), reachOf(turn, left), out, since);
  }
}

/**
 * R-BENT-5 with `turningPointCapture`: jumps the pawn on the turning point, onto the first step of leg 2 on
 * either side.
 */
function cornerJumps(
  board: readonly number[],
  quiet: Action,
  turn: number,
  direction: number,
  out: MoveList<Action>,
): void {
  for (let side = 2; side < 8; side += 4) {
    const second = (direction + side) & 7;
    const landing = turn + strideOf(second);
    if (reachOf(turn, second) > 0 && cellAt(board, landing) === 0)
      out.items[out.count++] = moveAction(actionKind(quiet), actionFrom(quiet), landing, turn);
  }
}

function leapMoves(state: RiftState, colour: Colour, from: number, out: MoveList<Action>): void {
  const { board } = state;
  for (const leap of leapsOf(from)) {
    if (cellAt(board, leap.to) !== 0) continue; // R-RECT-3
    const onFile = leapVictims(state, colour, leap.fileFirst);
    const onRank = leapVictims(state, colour, leap.rankFirst);
    if (onFile === 0 || onRank === 0) out.items[out.count++] = moveAction(R, from, leap.to); // R-TURN-5
    if (onFile > 0) out.items[out.count++] = moveAction(R, from, leap.to, leapTaken(FILE_FIRST, onFile));
    if (onRank > 0) out.items[out.count++] = moveAction(R, from, leap.to, leapTaken(RANK_FIRST, onRank));
  }
}

const CLOSED = -1;
/**
 * R-RECT-4: the victims on a path as bits, or CLOSED if the path is closed (R-RECT-3 with the option off).
 */
export function leapVictims(state: RiftState, colour: Colour, way: readonly number[]): number {
  let victims = 0;
  for (let i = 0; i < 3; i++) {
    const cell = cellAt(state.board, way[i] as number);
    if (isEnemyPawn(cell, colour)) victims |= 1 << i;
    else if (!state.options.rectangleOverCross && (cell & ARM_END || (cell & KIND) === X)) return CLOSED;
  }
  return victims;
}
