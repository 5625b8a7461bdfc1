/** R-SLIDE, R-PIVOT and the slide's side of R-CROSS: how slides travel, capture and turn. */
import type { MoveList } from '@tessera/engine';
import { type Action, moveAction, pivotAction, turned } from '../action.ts';
import { cellAt, EAST, NORTH, rayOf, SIZE, SOUTH, stepAt, WEST } from '../board.ts';
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
 * The bits of a cell that close it to a slide lying this way. Any arm-end is open by default; with
 * `perpendicular` (R-CROSS-6) only to slides across the arm.
 */
export function closedBits(options: RiftOptions, kind: number): number {
  if (options.armEndSlides === 'any') return KIND;
  return KIND | (isHorizontal(kind) ? ARM_ALONG_RANK : ARM_ALONG_FILE);
}

/** From the anchor of a slide to its other line; 0 for a small one. */
export const tailStep = (kind: number): number => (isLarge(kind) ? (isHorizontal(kind) ? 1 : SIZE) : 0);

/** Appends every action of the slide whose anchor stands on `anchor`. */
export function slideMoves(state: RiftState, anchor: number, out: MoveList<Action>): void {
  const kind = cellAt(state.board, anchor) & KIND;
  travel(state, kind, anchor, isHorizontal(kind) ? EAST : NORTH, out);
  travel(state, kind, anchor, isHorizontal(kind) ? WEST : SOUTH, out);
  pivots(state, kind, anchor, out);
}

function travel(
  state: RiftState,
  kind: number,
  anchor: number,
  direction: number,
  out: MoveList<Action>,
): void {
  const { board, options } = state;
  const colour = colourOf(cellAt(board, anchor));
  const closed = closedBits(options, kind);
  const ahead = direction === EAST || direction === NORTH;
  const tail = tailStep(kind);
  const back = ahead ? tail : 0; // from the leading line to the anchor
  const ray = rayOf(ahead ? anchor + tail : anchor, direction);
  for (let i = 0; i < ray.length; i++) {
    const lead = stepAt(ray, i);
    const cell = cellAt(board, lead);
    if ((cell & closed) === 0) {
      out.items[out.count++] = moveAction(kind, anchor, lead - back);
      continue;
    }
    if (i + 1 >= ray.length || !isEnemyPawn(cell, colour) || (cell & KIND) === T) return; // R-SLIDE-4
    const behind = stepAt(ray, i + 1);
    if ((cellAt(board, behind) & closed) !== 0) return;
    if (tail === 0 || options.largeSlideCapture !== 'trailing') {
      out.items[out.count++] = moveAction(kind, anchor, behind - back, lead); // R-SLIDE-6, R-SLIDE-7 (a)
    }
    if (tail !== 0 && options.largeSlideCapture !== 'leading' && i + 2 < ray.length) {
      const beyond = stepAt(ray, i + 2);
      if ((cellAt(board, beyond) & closed) === 0) {
        out.items[out.count++] = moveAction(kind, anchor, beyond - back, lead); // R-SLIDE-7 (b)
      }
    }
    return;
  }
}

function pivots(state: RiftState, kind: number, anchor: number, out: MoveList<Action>): void {
  const { board } = state;
  const tail = tailStep(kind);
  if (tail === 0) {
    if ((cellAt(board, anchor) & ARM_END) === 0) out.items[out.count++] = pivotAction(kind, anchor, anchor); // R-PIVOT-2
    return;
  }
  for (const fixed of [anchor, anchor + tail]) {
    if ((cellAt(board, fixed) & ARM_END) !== 0) continue; // R-PIVOT-4
    for (const direction of isHorizontal(kind) ? [NORTH, SOUTH] : [EAST, WEST]) {
      const ray = rayOf(fixed, direction);
      if (ray.length > 0 && canRest(state, kind, stepAt(ray, 0))) {
        out.items[out.count++] = pivotAction(kind, anchor, Math.min(fixed, stepAt(ray, 0))); // R-PIVOT-3
      }
    }
  }
}

/** Whether the moved line of a pivoting slide may come to rest there; it then lies the other way. */
export function canRest(state: RiftState, kind: number, square: number): boolean {
  const cell = cellAt(state.board, square);
  const closed = closedBits(state.options, turned(kind));
  return (cell & closed) === 0 && (state.options.pivotOntoArmEnd || (cell & ARM_END) === 0);
}
