/** Ways of a trace on the map; several over the same border run side by side. Pure. */
import type { QuantumView, Square } from '@tessera/games/quantum';
import { middleOf } from './layout.ts';

export type Point = readonly [x: number, y: number];

/** Distance of two ways that run side by side. */
export const LANE = 11;
const LANES = [0, LANE, -LANE, 2 * LANE, -2 * LANE];

/** By deed, the points of its way; deeds that stay on one square have that point alone. */
export function waysOf(
  view: Pick<QuantumView, 'map'>,
  deeds: readonly (readonly Square[])[],
): readonly (readonly Point[])[] {
  const taken: Point[] = [];
  return deeds.map(squares => {
    const points = squares.map(at => middleOf(view, at));
    if (!isWayOf(squares)) return points.slice(-1);
    const lanes = LANES.map(off => beside(points, off));
    const isFree = (lane: readonly Point[]): boolean =>
      bordersOf(lane).every(one => taken.every(other => distance(one, other) >= LANE - 1));
    const way = lanes.find(isFree) ?? points;
    taken.push(...bordersOf(way));
    return way;
  });
}

export const isWayOf = (squares: readonly Square[]): boolean =>
  squares.length > 1 && squares[0] !== squares.at(-1);

export const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(x - toX, y - toY);

export const between = ([x, y]: Point, [toX, toY]: Point, share = 0.5): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** Where a way leaves one square for the next. */
const bordersOf = (points: readonly Point[]): readonly Point[] =>
  points.slice(1).map((point, i) => between(points[i] as Point, point));

/** A line so far to the right of another, with the same corners. */
function beside(points: readonly Point[], off: number): readonly Point[] {
  if (off === 0) return points;
  return points.map((point, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    const into = before && rightOf(before, point);
    const out = after && rightOf(point, after);
    const [x, y] = into && out ? [into[0] + out[0], into[1] + out[1]] : (into ?? out ?? [0, 0]);
    // At a corner the two shifted lines meet farther out.
    const stretch = off / (into && out ? Math.max(0.5, 1 + into[0] * out[0] + into[1] * out[1]) : 1);
    return [point[0] + x * stretch, point[1] + y * stretch];
  });
}

function rightOf([x, y]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [(y - toY) / length, (toX - x) / length];
}
