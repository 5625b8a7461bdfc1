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
export function covered(rect: Rect, taken: readonly Rect[]): number {
  let sum = 0;
  for (const other of taken) {
    const width = Math.min(rect.right, other.right) - Math.max(rect.left, other.left);
    const height = Math.min(rect.bottom, other.bottom) - Math.max(rect.top, other.top);
    if (width > 0 && height > 0) sum += width * height;
  }
  return sum;
}

/** A polygon that labels do not leave. */
export interface Field {
  readonly corners: readonly Point[];
  readonly around: Rect;
}

/** The polygon of a closed path of straight lines, `M1 2L3 4L…Z`. */
export function fieldOf(outline: string): Field {
  const corners = outline
    .slice(1, -1)
    .split('L')
    .map((point): Point => point.split(' ').map(Number) as unknown as Point);
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const around = {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
  return { corners, around };
}

/** A label may stand over the edge of its field by this many pixels. */
const OVER = 3;

const isWithin = (field: Field, { left, top, right, bottom }: Rect): boolean =>
  [left + OVER, right - OVER].every(x => [top + OVER, bottom - OVER].every(y => isInside(field, x, y)));

/** True if a ray from the point crosses the outline an odd number of times. */
function isInside({ corners, around }: Field, x: number, y: number): boolean {
  if (x < around.left || x > around.right || y < around.top || y > around.bottom) return false;
  let isIn = false;
  let [fromX, fromY] = corners.at(-1) ?? [0, 0];
  for (const [toX, toY] of corners) {
    if (fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) isIn = !isIn;
    [fromX, fromY] = [toX, toY];
  }
  return isIn;
}

/** Distance between tried places, and how far a label may go, in pixels. */
const STEP = 6;
const FAR = 216;

const LINE: readonly number[] = Array.from({ length: (2 * FAR) / STEP + 1 }, (_, i) => i * STEP - FAR);

/** Offsets from a wished place, the nearest first. */
const OFFSETS: readonly Point[] = LINE.flatMap(x => LINE.map((y): Point => [x, y])).toSorted(
  (a, b) => Math.hypot(...a) - Math.hypot(...b),
);

/** The nearest place to `wish` within a field where a label covers nothing; without one, where it covers least. */
export function freePlace(wish: Point, [width, height]: Point, taken: readonly Rect[], field: Field): Point {
  const { left, top, right, bottom } = field.around;
  const reach = { left: left - OVER, top: top - OVER, right: right + OVER, bottom: bottom + OVER };
  const near = taken.filter(rect => covered(rect, [reach]) > 0);
  let [best, least] = [wish, Number.POSITIVE_INFINITY];
  for (const [x, y] of OFFSETS) {
    const at: Point = [wish[0] + x, wish[1] + y];
    const rect = rectAt(at, width, height);
    const cost = covered(rect, near);
    if (cost >= least || !isWithin(field, rect)) continue;
    if (cost === 0) return at;
    [best, least] = [at, cost];
  }
  return best;
}
