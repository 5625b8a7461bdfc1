/** Positions of HTML labels beside their cubes, inside the stage. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The picture, with the column at its left that is kept free for text where the cube needs no less room. */
export interface Stage extends Size {
  readonly aside?: number;
}

/** Width of the free column: as wished, but everything that rotates, `wide` pixels, stays inside. */
export const columnOf = ({ width, aside = 0 }: Stage, wide: number): number =>
  clamp(aside, 0, Math.max(0, width - wide));

const GAP = 14;
const MARGIN = 10;

/** Position of a tag above a cube. */
export const aboveCube = (top: Point, tag: Size, stage: Size): Point =>
  inside({ x: top.x - tag.width / 2, y: top.y - tag.height - GAP }, tag, stage);

const inside = ({ x, y }: Point, box: Size, stage: Size): Point => ({
  x: clamp(x, MARGIN, Math.max(MARGIN, stage.width - box.width - MARGIN)),
  y: clamp(y, MARGIN, Math.max(MARGIN, stage.height - box.height - MARGIN)),
});
