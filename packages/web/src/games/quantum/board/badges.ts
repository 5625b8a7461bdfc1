/** Places of the numbers of a trace: each on its own way or at its own ship, none on another or on a ship. Pure. */
import { geometryOf, type QuantumView, type Square } from '@tessera/games/quantum';
import { cornerOf, middleOf, SIDE } from './layout.ts';
import { between, distance, isWayOf, type Point, waysOf } from './ways.ts';

/** Two numbers nearer than this would cover each other. */
export const APART = 23;
/** A number nearer than this to the middle of a ship would hide what it shows. */
export const CLEAR = SIDE / 2 - 4;

/** By deed, the squares of its way; without squares it has no number on the map. */
export function badgesOf(
  view: Pick<QuantumView, 'map' | 'ships'>,
  deeds: readonly (readonly Square[])[],
): readonly (Point | undefined)[] {
  const placed: Point[] = [];
  const ships = view.ships.flatMap((die, square) => (die >= 0 ? [middleOf(view, square)] : []));
  const isClear = (place: Point): boolean => ships.every(ship => distance(place, ship) >= CLEAR);
  return waysOf(view, deeds).map((way, i) => {
    const squares = deeds[i] ?? [];
    if (squares.length === 0) return undefined;
    const places = isWayOf(squares) ? along(way) : corners(view, squares);
    const room = (place: Point): number => Math.min(...placed.map(other => distance(place, other)));
    const open = places.filter(place => room(place) >= APART);
    const free = open.find(isClear) ?? open[0] ?? places.toSorted((a, b) => room(b) - room(a))[0];
    if (free) placed.push(free);
    return free;
  });
}

/** From the middle of the way outwards: middles of its parts and its corners, then the quarters between them. */
function along(points: readonly Point[]): readonly Point[] {
  const stops = (shares: readonly number[]): readonly Point[] =>
    points.flatMap((point, i) => {
      const next = points[i + 1];
      return next ? shares.map(share => between(point, next, share)) : [point];
    });
  return [...inner(stops([0, 0.5])), ...inner(stops([0.25, 0.75]))];
}

function inner(stops: readonly Point[]): readonly Point[] {
  const middle = (stops.length - 1) / 2;
  return stops
    .slice(1, -1)
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
