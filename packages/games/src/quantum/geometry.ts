/** Q-MAP: squares, planets and adjacency, computed once for each map. */
import { setsOf, wordsFor } from './squares.ts';
import type { Planet, QuantumMap, Square, Tile } from './types.ts';

interface PlanetPlace {
  readonly square: Square;
  readonly number: number;
  /** Q-COMP-1: the number of the planet less six. */
  readonly slots: number;
  /** Q-MAP-5 */
  readonly orbit: readonly Square[];
  readonly corners: readonly Square[];
  /** Q-MAP-6 */
  readonly neighbours: readonly Planet[];
}

export interface Geometry {
  /** Number of squares, planets included. */
  readonly size: number;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Existing squares that are no planet, orthogonally and in all eight directions, each in (y, x) order. */
  readonly n4: readonly (readonly Square[])[];
  readonly n8: readonly (readonly Square[])[];
  /** The same as bit sets of `words` words, by square; and the orbits, by planet. */
  readonly words: number;
  readonly n4Sets: Int32Array;
  readonly n8Sets: Int32Array;
  readonly orbitSets: Int32Array;
  /** By square: the planet on it, or -1. */
  readonly planetOn: readonly number[];
  /** By square: the planet in whose orbit or corner it lies; -1 if none. */
  readonly orbitOf: readonly number[];
  readonly cornerOf: readonly number[];
  readonly isVoid: readonly boolean[];
  readonly planets: readonly PlanetPlace[];
  squareAt(x: number, y: number): Square | undefined;
  planetAt(x: number, y: number): Planet | undefined;
}

const known = new WeakMap<QuantumMap, Geometry>();
/** Cache of one entry: callers mostly ask about the same map again. */
let latest: { readonly map: QuantumMap; readonly geometry: Geometry } | undefined;

/** Cached geometry: maps are immutable. */
export function geometryOf(map: QuantumMap): Geometry {
  if (latest?.map === map) return latest.geometry;
  const geometry = known.get(map) ?? measure(map.tiles);
  known.set(map, geometry);
  latest = { map, geometry };
  return geometry;
}

const key = (x: number, y: number): string => `${x},${y}`;
const STEPS_4 = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;
const STEPS_8 = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;
const DIAGONALS = STEPS_8.filter(([dx, dy]) => dx !== 0 && dy !== 0);

/** The nine squares of a tile. */
export const squaresOf = ({ cx, cy }: Tile): readonly (readonly [number, number])[] => [
  [cx, cy],
  ...STEPS_8.map(([dx, dy]) => [cx + dx, cy + dy] as const),
];

function measure(tiles: readonly Tile[]): Geometry {
  const places = tiles.flatMap(squaresOf).toSorted(([ax, ay], [bx, by]) => ay - by || ax - bx);
  const index = new Map(places.map(([x, y], square) => [key(x, y), square]));
  const at = (x: number, y: number): Square | undefined => index.get(key(x, y));
  const worlds = tiles.filter(tile => tile.kind !== 'V').toSorted((a, b) => a.cy - b.cy || a.cx - b.cx);
  const planetOn = places.map(([x, y]) => worlds.findIndex(({ cx, cy }) => cx === x && cy === y));
  const around = (steps: readonly (readonly [number, number])[]) =>
    places.map(([x, y]) =>
      steps.flatMap(([dx, dy]) => {
        const square = at(x + dx, y + dy);
        return square === undefined || planetOn[square] !== -1 ? [] : [square];
      }),
    );
  const near = ({ cx, cy }: Tile, steps: readonly (readonly [number, number])[]): Square[] =>
    steps.map(([dx, dy]) => at(cx + dx, cy + dy) as Square);
  const [orbitOf, cornerOf] = [places.map(() => -1), places.map(() => -1)];
  worlds.forEach((tile, planet) => {
    for (const square of near(tile, STEPS_4)) orbitOf[square] = planet;
    for (const square of near(tile, DIAGONALS)) cornerOf[square] = planet;
  });
  const voids = tiles.filter(tile => tile.kind === 'V');
  const planets = worlds.map((tile): PlanetPlace => {
    const number = tile.kind as number;
    return {
      square: at(tile.cx, tile.cy) as Square,
      number,
      slots: number - 6,
      orbit: near(tile, STEPS_4),
      corners: near(tile, DIAGONALS),
      neighbours: worlds.flatMap((other, planet) => (areNeighbours(tile, other) ? [planet] : [])),
    };
  });
  const [n4, n8] = [around(STEPS_4), around(STEPS_8)];
  const words = wordsFor(places.length);
  return {
    size: places.length,
    xs: places.map(([x]) => x),
    ys: places.map(([, y]) => y),
    n4,
    n8,
    words,
    n4Sets: setsOf(n4, words),
    n8Sets: setsOf(n8, words),
    orbitSets: setsOf(
      planets.map(({ orbit }) => orbit),
      words,
    ),
    planetOn,
    orbitOf,
    cornerOf,
    isVoid: places.map(([x, y]) => voids.some(({ cx, cy }) => Math.abs(cx - x) < 2 && Math.abs(cy - y) < 2)),
    planets,
    squareAt: at,
    planetAt: (x, y) => {
      const square = at(x, y);
      const planet = square === undefined ? -1 : (planetOn[square] ?? -1);
      return planet < 0 ? undefined : planet;
    },
  };
}

/** Q-MAP-6: blocks of three by three that touch along an edge. */
export function areNeighbours(a: Tile, b: Tile): boolean {
  const [dx, dy] = [Math.abs(a.cx - b.cx), Math.abs(a.cy - b.cy)];
  return (dx === 3 && dy < 3) || (dy === 3 && dx < 3);
}
