/** Side faces of a right-handed die (T-COMP-3, T-INFO-3). */

/** By the number on top: the faces to the south and to the east before any turn. */
const SOUTH = [0, 2, 3, 1, 1, 3, 2];
const EAST = [0, 3, 1, 2, 5, 6, 4];

/** North, east, south and west face of a die with `top` up, after `yaw` quarter turns clockwise. */
export function sideFaces(top: number, yaw: number): readonly number[] {
  const [south, east] = [SOUTH[top] ?? 0, EAST[top] ?? 0];
  const ring = [7 - south, east, south, 7 - east];
  return ring.map((_, i) => ring[(i + 4 - (yaw % 4)) % 4] ?? 0);
}
