/** Places of the numbers of a trace: each on its own way or at its own ship, none on another. Pure. */

import { geometryOf, type QuantumView, type Square } from '@tessera/games/quantum';
import { cornerOf, middleOf, SIDE } from './layout.ts';

export type Point = readonly [x: number, y: number];

/** Two numbers nearer than this would cover each other. */
export const APART = 23;

/** By deed, the squares of its way; without squares it has no number on the map. */
export function badgesOf(
  view: Pick<QuantumView, 'map'>,
  ways: readonly (readonly Square[])[],
): readonly (Point | undefined)[] {
  const placed: Point[] = [];
  return ways.map(squares => {
    if (squares.length === 0) return undefined;
    const places = isWayOf(squares) ? along(squares.map(at => middleOf(view, at))) : corners(view, squares);
    const free = places.find(place => placed.every(other => distance(place, other) >= APART)) ?? places[0];
    if (free) placed.push(free);
    return free;
  });
}

export const isWayOf = (squares: readonly Square[]): boolean =>
  squares.length > 1 && squares[0] !== squares.at(-1);

const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(x - toX, y - toY);

const between = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) / 2, (y + toY) / 2];

/** Middles of its parts and its corners, from the middle of the way outwards. */
function along(points: readonly Point[]): readonly Point[] {
  const stops = points.flatMap((point, i) => {
    const next = points[i + 1];
    return next ? [point, between(point, next)] : [point];
  });
  const middle = (stops.length - 1) / 2;
  const inner = stops.slice(1, -1);
  return inner
    .map((stop, i) => ({ stop, off: Math.abs(i + 1 - middle) }))
    .toSorted((a, b) => a.off - b.off)
    .map(({ stop }) => stop);
}

/** Of the square where the ship stands: below left, below right, then above; over a planet, whose cubes are below. */
function corners(view: Pick<QuantumView, 'map'>, squares: readonly Square[]): readonly Point[] {
  const [x, y] = cornerOf(view, squares.at(-1) ?? 0);
  const [near, far] = [11, SIDE - 10];
  const places: readonly Point[] = [
    [x + near, y + far],
    [x + far, y + far],
    [x + near, y + near],
    [x + far, y + near],
  ];
  const isPlanet = geometryOf(view.map).planets.some(({ square }) => square === squares.at(-1));
  return isPlanet ? places.toReversed() : places;
}
