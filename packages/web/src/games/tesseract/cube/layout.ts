/** Coordinates of the scene: x to the east, y up, z to the south; a die is 1 wide. */
import type { Cell } from '@tessera/games/tesseract';
import { Vector3 } from './math.ts';

/** Distances between neighbouring stacks and levels: dice have small gaps. */
export const PITCH = 1.045;
export const LEVEL = 1.025;
/** Lift of the focused cube. */
export const LIFT = 0.62;
export const SIDE = 4;
export const CELLS = SIDE * SIDE;
export const MAX_LEVEL = 4;
/** Half the width of the base board. */
export const BASE_HALF = 2.36;
/** Radius of the turntable. */
export const DISC_RADIUS = 3.34;
export const DISC_TOP = -0.2;

const along = (index: number): number => (index - (SIDE - 1) / 2) * PITCH;

/** Centre of a cube at a level of a stack; the base is level 0. */
export const spot = (cell: Cell, level: number): Vector3 =>
  new Vector3(along(cell % SIDE), level * LEVEL + 0.5, along(Math.floor(cell / SIDE)));

/** The stack at a point of the base; undefined beside it. */
export function cellUnder(x: number, z: number): Cell | undefined {
  const column = Math.round(x / PITCH + (SIDE - 1) / 2);
  const row = Math.round(z / PITCH + (SIDE - 1) / 2);
  const isInside = column >= 0 && column < SIDE && row >= 0 && row < SIDE;
  return isInside ? SIDE * row + column : undefined;
}
