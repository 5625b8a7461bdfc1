// @chunk own
/** Free places on the ring for labels: nothing is covered that has a place of its own. Pure. */
import type { Point } from './layout.ts';

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const rectAt = ([x, y]: Point, width: number, height: number): Rect => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** Area that a rectangle shares with others. */
export const covered = (rect: Rect, taken: readonly Rect[]): number =>
  taken.reduce((sum, { left, top, right, bottom }) => {
    const [width, height] = [
      Math.min(rect.right, right) - Math.max(rect.left, left),
      Math.min(rect.bottom, bottom) - Math.max(rect.top, top),
    ];
    return width > 0 && height > 0 ? sum + width * height : sum;
  }, 0);

/** Distance between tried places, and how far a label may go, in pixels. */
const STEP = 6;
const FAR = 216;

const LINE: readonly number[] = Array.from({ length: (2 * FAR) / STEP + 1 }, (_, i) => i * STEP - FAR);

/** Offsets from a wished place, the nearest first. */
const OFFSETS: readonly Point[] = LINE.flatMap(x => LINE.map((y): Point => [x, y])).toSorted(
  (a, b) => Math.hypot(...a) - Math.hypot(...b),
);

/** The nearest place to `wish` where a label covers nothing; if there is none, where it covers least. */
export function freePlace(
  wish: Point,
  [width, height]: Point,
  taken: readonly Rect[],
  isAllowed: (rect: Rect) => boolean,
): Point {
  let [best, least] = [wish, Number.POSITIVE_INFINITY];
  for (const [x, y] of OFFSETS) {
    const at: Point = [wish[0] + x, wish[1] + y];
    const rect = rectAt(at, width, height);
    const cost = covered(rect, taken);
    if (cost >= least || !isAllowed(rect)) continue;
    if (cost === 0) return at;
    [best, least] = [at, cost];
  }
  return best;
}
