/** R-MOVE, R-CAP, R-TESS, R-CYL, R-BENT, R-RECT: how pawns move and capture. */
import type { MoveList } from '@tessera/engine';
import { type Action, FILE_FIRST, leapTaken, moveAction, RANK_FIRST } from '../action.ts';
import { cellAt, DIAGONALS, leapsOf, ORTHOGONALS, rayOf, SIZE, stepAt } from '../board.ts';
import {
  ARM_END,
  BLACK_BIT,
  C,
  type Colour,
  colourOf,
  KIND,
  P,
  R,
  type RiftState,
  S,
  T,
  X,
} from '../types.ts';
import { isLimited } from './material.ts';

/** The Tesseract counts as a pawn (section 5). */
export const isEnemyPawn = (cell: number, colour: Colour): boolean =>
  ((cell & KIND) - T) >>> 0 < 5 && (cell & BLACK_BIT) >> 4 !== colour;

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
  for (let direction = 0; direction < 8; direction++) {
    const ray = rayOf(from, direction);
    walk(board, kind, colour, from, ray, Math.min(ray.length, range), out);
  }
}

/**
 * R-MOVE-2, R-CAP-1 to R-CAP-5: along one ray to the first obstacle, which may be jumped if it is an enemy.
 * On leg 2 of a bent move `since` is where the mover's actions begin in the list: the crossing two steps on is
 * also reached by the mirrored path, and going there quietly is one action (R-BENT-3, R-TURN-5).
 */
function walk(
  board: readonly number[],
  kind: number,
  colour: Colour,
  from: number,
  ray: Uint8Array,
  reach: number,
  out: MoveList<Action>,
  since = -1,
): void {
  for (let i = 0; i < reach; i++) {
    const to = stepAt(ray, i);
    const cell = cellAt(board, to);
    if (cell === 0) {
      const action = moveAction(kind, from, to);
      if (i !== 1 || since < 0 || !contains(out, action, since)) out.items[out.count++] = action;
      continue;
    }
    if (i + 1 < reach && isEnemyPawn(cell, colour)) {
      const landing = stepAt(ray, i + 1); // R-CAP-3: victim and landing count towards the range
      if (cellAt(board, landing) === 0) out.items[out.count++] = moveAction(kind, from, landing, to);
    }
    return;
  }
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
  for (const direction of directions) {
    const leg = rayOf(from, direction);
    if (leg.length < 2) continue;
    const turn = stepAt(leg, 1);
    if (cellAt(board, turn) !== 0) continue; // R-BENT-2, R-BENT-5
    const step = stepAt(leg, 0);
    const cell = cellAt(board, step);
    if (cell !== 0) {
      if (options.legOneCapture && isEnemyPawn(cell, colour)) {
        out.items[out.count++] = moveAction(kind, from, turn, step); // R-BENT-4
      }
      continue;
    }
    const right = rayOf(turn, (direction + 2) & 7);
    const left = rayOf(turn, (direction + 6) & 7);
    walk(board, kind, colour, from, right, right.length, out, since);
    walk(board, kind, colour, from, left, left.length, out, since);
  }
}

function contains(out: MoveList<Action>, action: Action, since: number): boolean {
  for (let i = since; i < out.count; i++) if (out.items[i] === action) return true;
  return false;
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
/** R-RECT-4: the victims on a way as bits, or CLOSED when the way is closed (R-RECT-3 with the option off). */
export function leapVictims(state: RiftState, colour: Colour, way: readonly number[]): number {
  let victims = 0;
  for (let i = 0; i < 3; i++) {
    const cell = cellAt(state.board, way[i] as number);
    if (isEnemyPawn(cell, colour)) victims |= 1 << i;
    else if (!state.options.rectangleOverCross && (cell & ARM_END || (cell & KIND) === X)) return CLOSED;
  }
  return victims;
}
