/** R-SLIDE, R-PIVOT and the slide's side of R-CROSS: moves, captures and turns of slides. */
import type { MoveList } from '@tessera/engine';
import { type Action, actionFrom, actionKind, moveAction, pivotAction, turned } from '../action.ts';
import { cellAt, EAST, NORTH, reachOf, strideOf } from '../board.ts';
import { tailStep } from '../cells.ts';
import {
  ARM_ALONG_FILE,
  ARM_ALONG_RANK,
  ARM_END,
  colourOf,
  isHorizontal,
  isLarge,
  KIND,
  type RiftOptions,
  type RiftState,
  T,
} from '../types.ts';
import { isEnemyPawn } from './pawns.ts';

/**
 * Bits that close a cell to a slide of this orientation. Any arm-end is open by default; with `perpendicular`
 * (R-CROSS-6) only to slides across the arm.
 */
export function closedBits(options: RiftOptions, kind: number): number {
  if (options.armEndSlides === 'any') return KIND;
  return KIND | (isHorizontal(kind) ? ARM_ALONG_RANK : ARM_ALONG_FILE);
}

const AXES = Uint8Array.from({ length: KIND + 1 }, (_, kind) => (isHorizontal(kind) ? EAST : NORTH));

/** Appends every action of the slide whose anchor stands on `anchor`. */
export function slideMoves(state: RiftState, anchor: number, out: MoveList<Action>): void {
  const slide = cellAt(state.board, anchor);
  const kind = slide & KIND;
  const tail = tailStep(kind);
  const axis = AXES[kind] as number;
  const closed = closedBits(state.options, kind);
  travel(state, slide, anchor, tail, axis, closed, out);
  travel(state, slide, anchor, 0, axis + 4, closed, out);
  if (tail !== 0) largePivots(state, kind, anchor, out);
  else if ((slide & ARM_END) === 0) out.items[out.count++] = pivotAction(kind, anchor, anchor); // R-PIVOT-2
}

/**
 * R-SLIDE-1 to R-SLIDE-7, in one direction along the groove; `lead` is the offset from the anchor to the line
 * that goes ahead.
 */
function travel(
  state: RiftState,
  slide: number,
  anchor: number,
  lead: number,
  direction: number,
  closed: number,
  out: MoveList<Action>,
): void {
  const { board } = state;
  const { items } = out;
  const stride = strideOf(direction);
  const quiet = moveAction(slide & KIND, anchor, 0);
  let { count } = out;
  let left = reachOf(anchor + lead, direction);
  let cell = 0;
  let to = anchor + stride;
  for (; left > 0; left--, to += stride) {
    cell = cellAt(board, to + lead);
    if ((cell & closed) !== 0) break;
    items[count++] = quiet | to; // the lowest bits of an action are its `to`
  }
  out.count = count;
  if (left < 2 || !isEnemyPawn(cell, colourOf(slide)) || (cell & KIND) === T) return; // R-SLIDE-4
  capture(state, quiet, to + lead, lead, stride, left - 1, closed, out);
}

/** Jumps the pawn on `victim`; `behind` crossings are left behind it. */
function capture(
  { board, options }: RiftState,
  quiet: Action,
  victim: number,
  lead: number,
  stride: number,
  behind: number,
  closed: number,
  out: MoveList<Action>,
): void {
  const kind = actionKind(quiet);
  const anchor = actionFrom(quiet);
  const landing = victim + stride;
  if ((cellAt(board, landing) & closed) !== 0) return;
  if (!isLarge(kind) || options.largeSlideCapture !== 'trailing') {
    out.items[out.count++] = moveAction(kind, anchor, landing - lead, victim); // R-SLIDE-6, R-SLIDE-7 (a)
  }
  if (!isLarge(kind) || options.largeSlideCapture === 'leading' || behind < 2) return;
  const beyond = landing + stride;
  if ((cellAt(board, beyond) & closed) === 0) {
    out.items[out.count++] = moveAction(kind, anchor, beyond - lead, victim); // R-SLIDE-7 (b)
  }
}

/** R-PIVOT-3: around either line, to either side. */
function largePivots(state: RiftState, kind: number, anchor: number, out: MoveList<Action>): void {
  const across = isHorizontal(kind) ? NORTH : EAST;
  for (let line = 0; line < 2; line++) {
    const fixed = line === 0 ? anchor : anchor + tailStep(kind);
    if ((cellAt(state.board, fixed) & ARM_END) !== 0) continue; // R-PIVOT-4
    for (let direction = across; direction <= across + 4; direction += 4) {
      const moved = fixed + strideOf(direction);
      if (reachOf(fixed, direction) > 0 && canRest(state, kind, moved))
        out.items[out.count++] = pivotAction(kind, anchor, Math.min(fixed, moved));
    }
  }
}

/** True if the moved line of a pivoting slide may come to rest there; it then lies the other way. */
export function canRest(state: RiftState, kind: number, square: number): boolean {
  const cell = cellAt(state.board, square);
  const closed = closedBits(state.options, turned(kind));
  return (cell & closed) === 0 && (state.options.pivotOntoArmEnd || (cell & ARM_END) === 0);
}
