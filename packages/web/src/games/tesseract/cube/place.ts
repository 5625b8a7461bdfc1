/** Positions of HTML labels beside their cubes, inside the stage. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
const MARGIN = 10;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Top left corner of a tooltip: to the right of a cube of this radius, else to its left. */
export function besideCube(cube: Point, radius: number, tip: Size, stage: Size): Point {
  const right = cube.x + radius + GAP;
  const left = cube.x - radius - GAP - tip.width;
  const fitsRight = right + tip.width + MARGIN <= stage.width;
  const x = fitsRight || left < MARGIN ? right : left;
  return inside({ x, y: cube.y - tip.height / 2 }, tip, stage);
}

/** Position of a tag above a cube. */
export const aboveCube = (top: Point, tag: Size, stage: Size): Point =>
  inside({ x: top.x - tag.width / 2, y: top.y - tag.height - GAP }, tag, stage);

const inside = ({ x, y }: Point, box: Size, stage: Size): Point => ({
  x: clamp(x, MARGIN, Math.max(MARGIN, stage.width - box.width - MARGIN)),
  y: clamp(y, MARGIN, Math.max(MARGIN, stage.height - box.height - MARGIN)),
});
