/** Geometry only: stacks, neighbours, visible faces (section 3). */
import type { Cell } from './types.ts';

export const CELLS = 16;
const SIDE = 4;

export const cellAt = (x: number, y: number): Cell => SIDE * y + x;
export const cellName = (cell: Cell): string => `${cell % SIDE},${Math.floor(cell / SIDE)}`;

/** T-SETUP-6: the four corners, in the order of their index. */
export const CORNERS: readonly Cell[] = [cellAt(0, 0), cellAt(3, 0), cellAt(0, 3), cellAt(3, 3)];

/** T-GEO-4: cells to the north, east, south and west; undefined off the grid. */
export const NEIGHBOURS: readonly (readonly (Cell | undefined)[])[] = Array.from(
  { length: CELLS },
  (_, cell) => {
    const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)];
    return [
      y > 0 ? cellAt(x, y - 1) : undefined,
      x < SIDE - 1 ? cellAt(x + 1, y) : undefined,
      y < SIDE - 1 ? cellAt(x, y + 1) : undefined,
      x > 0 ? cellAt(x - 1, y) : undefined,
    ];
  },
);

/** Only the heights of the stacks matter here. */
type Stacks = readonly { readonly length: number }[];

export const heightOf = (stacks: Stacks, cell: Cell): number => stacks[cell]?.length ?? 0;

/** T-GEO-4: a side is visible if the neighbour is off the grid or has no cube at that level. */
export const isSideVisible = (stacks: Stacks, neighbour: Cell | undefined, level: number): boolean =>
  neighbour === undefined || heightOf(stacks, neighbour) <= level;

export function visibleSides(stacks: Stacks, cell: Cell, level: number): number {
  let sides = 0;
  for (const neighbour of NEIGHBOURS[cell] ?? []) if (isSideVisible(stacks, neighbour, level)) sides++;
  return sides;
}

/** T-GEO-5: the top of the stack shows at least two of its sides (an ability may ask for fewer). */
export function isRemovable(stacks: Stacks, cell: Cell, sides = 2): boolean {
  const height = heightOf(stacks, cell);
  return height > 0 && visibleSides(stacks, cell, height - 1) >= sides;
}

export const isEmpty = (stacks: Stacks): boolean => stacks.every(stack => stack.length === 0);

/** T-GEO-8: removable cubes of the lowest level, and of these the ones of the lowest value. */
export function edgeCells(
  stacks: readonly (readonly number[])[],
  values: readonly number[],
  lowestLevel = 0,
): Cell[] {
  let best = Number.POSITIVE_INFINITY;
  let cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const stack = stacks[cell] ?? [];
    const level = stack.length - 1;
    if (level < lowestLevel || !isRemovable(stacks, cell)) continue;
    const rank = 10 * level + (values[stack[level] ?? -1] ?? 0); // level always outranks value
    if (rank < best) {
      best = rank;
      cells = [];
    }
    if (rank === best) cells.push(cell);
  }
  return cells;
}
