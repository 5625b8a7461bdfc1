/** Ray casting: the first stack that a ray from the camera hits. */
import type { Cell } from '@tessera/games/tesseract';
import { CELLS, cellUnder, LEVEL, LIFT, spot } from './layout.ts';
import type { Vector3 } from './math.ts';

export interface Ray {
  readonly origin: Vector3;
  readonly direction: Vector3;
}

/** A die of the cube, or a bare cell. */
export interface Die {
  readonly cell: Cell;
  readonly level: number;
  readonly isTop: boolean;
}

const HALF = 0.52;

/** Distance at which a ray enters a box; undefined on a miss. */
function entry({ origin, direction }: Ray, cell: Cell, height: number): number | undefined {
  const { x, z } = spot(cell, 0);
  let [enter, leave] = [0, Number.POSITIVE_INFINITY];
  for (const [from, along, low, high] of [
    [origin.x, direction.x, x - HALF, x + HALF],
    [origin.y, direction.y, 0, height],
    [origin.z, direction.z, z - HALF, z + HALF],
  ] as const) {
    const [a, b] = [(low - from) / along, (high - from) / along];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter <= leave ? enter : undefined;
}

/** The first stack hit, else the bare cell; a lifted stack is as high as drawn. */
export const pick = (...about: Parameters<typeof pickDie>): Cell | undefined => pickDie(...about)?.cell;

/** The die that is hit; a bare cell counts as its lowest level. */
export function pickDie(
  ray: Ray,
  heights: readonly number[],
  lifted: readonly (Cell | undefined)[] = [],
): Die | undefined {
  let [best, nearest]: [Cell | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (let cell = 0; cell < CELLS; cell++) {
    const levels = heights[cell] ?? 0;
    if (levels === 0) continue;
    const at = entry(ray, cell, levels * LEVEL + (lifted.includes(cell) ? LIFT : 0));
    if (at !== undefined && at < nearest) [best, nearest] = [cell, at];
  }
  const cell = best ?? bareCell(ray);
  if (cell === undefined) return undefined;
  const top = Math.max(0, (heights[cell] ?? 0) - 1);
  const height = best === undefined ? 0 : ray.origin.y + ray.direction.y * nearest;
  const level = Math.min(top, Math.max(0, Math.floor(height / LEVEL)));
  return { cell, level, isTop: level === top };
}

function bareCell({ origin, direction }: Ray): Cell | undefined {
  const way = -origin.y / direction.y;
  return way > 0 ? cellUnder(origin.x + direction.x * way, origin.z + direction.z * way) : undefined;
}
