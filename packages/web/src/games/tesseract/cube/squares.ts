/**
 * DOM elements for the dice as squares of a board, so that rings and arrows can be drawn on them in every
 * rotation.
 */
import type { Cell } from '@tessera/games/tesseract';
import { CELLS, MAX_LEVEL } from './layout.ts';
import type { Die } from './picking.ts';
import type { Point } from './place.ts';

/** Squares numbered as in the layers, from the base up. */
export const SQUARES: readonly number[] = Array.from({ length: CELLS * MAX_LEVEL }, (_, square) => square);

/** Centre and width of a die in pixels of the stage. */
export interface DieSpot extends Point {
  readonly width: number;
}

/** Moves the elements of the dice, and notifies the overlay of marks. */
export function placeSquares(stage: HTMLElement, spotAt: (cell: Cell, level: number) => DieSpot): void {
  for (const [square, { style }] of stage.querySelectorAll<HTMLElement>('.tess-cube-square').entries()) {
    const { x, y, width } = spotAt(square % CELLS, Math.floor(square / CELLS));
    style.width = style.height = `${width.toFixed(1)}px`;
    style.transform = `translate(${(x - width / 2).toFixed(1)}px, ${(y - width / 2).toFixed(1)}px)`;
  }
  stage.dispatchEvent(new Event('turned'));
}

/**
 * Sets `data-square` of the canvas to the die at the pointer, in the capture phase, before other listeners.
 */
export function followPointer(
  canvas: HTMLCanvasElement,
  pick: (point: Point) => Die | undefined,
): () => void {
  const stop = new AbortController();
  const follow = ({ target, clientX, clientY }: PointerEvent): void => {
    if (target !== canvas) return;
    const { left, top } = canvas.getBoundingClientRect();
    const die = pick({ x: clientX - left, y: clientY - top });
    if (die) canvas.dataset.square = String(CELLS * die.level + die.cell);
    else delete canvas.dataset.square;
  };
  for (const type of ['pointerdown', 'pointermove'] as const)
    addEventListener(type, follow, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
