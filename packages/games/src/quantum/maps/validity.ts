/** Q-MAP-9: validity of maps. */
import { fill } from '@tessera/engine';
import { areNeighbours, geometryOf, squaresOf } from '../geometry.ts';
import type { QuantumMap, Tile, TileKind } from '../types.ts';

/** Q-COMP-1: the stock of the box. */
export const STOCK: ReadonlyMap<TileKind, number> = new Map<TileKind, number>([
  [7, 4],
  [8, 8],
  [9, 8],
  [10, 4],
  ['V', 1],
]);

/** Maximum of tiles: squares are written in eight bits, and one value stands for none. */
const MOST_TILES = 28;

export interface MapPlan {
  readonly map: QuantumMap;
  readonly players: number;
  /** True if more tiles than the box holds are refused. */
  readonly hasStock: boolean;
}

/** Sentences for authors of maps; clients have their own by the same keys. */
const COMPLAINTS = {
  noTile: 'it has no tile',
  tooMany: 'it has {tiles} tiles, but at most {most} fit',
  overlap: 'two tiles overlap on {square}',
  apart: 'its squares are not connected',
  noPlanet: 'there is no planet on {square}, where somebody starts',
  shared: 'two players start on one planet',
  starts: 'it has {starts} starting planets for {players} players',
  planets: 'it has {planets} planets for {cubes} cubes each',
  slots: 'it has {slots} slots, but {cubes} cubes may come',
  stock: 'it uses planet {number} {count} times, but the box has {most}',
  stockVoid: 'it uses the Void {count} times, but the box has {most}',
} as const;

/** A fault of a map, with its parameters and the tiles concerned, if any. */
export interface MapFault {
  readonly code: keyof typeof COMPLAINTS;
  readonly params: Readonly<Record<string, string | number>>;
  readonly at: readonly Tile[];
}

const fault = (
  code: MapFault['code'],
  params: MapFault['params'] = {},
  at: MapFault['at'] = [],
): MapFault => ({ code, params, at });

export const complaintOf = ({ code, params }: MapFault): string => fill(COMPLAINTS[code], params);

export const mapComplaints = (plan: MapPlan): readonly string[] => mapFaults(plan).map(complaintOf);

/** Every fault of a map; empty for a valid one. */
export function mapFaults({ map, players, hasStock }: MapPlan): readonly MapFault[] {
  const { tiles, starts, cubes } = map;
  if (tiles.length === 0) return [fault('noTile')];
  if (tiles.length > MOST_TILES) return [fault('tooMany', { tiles: tiles.length, most: MOST_TILES })];
  const twice = overlapOf(tiles);
  if (twice) return [fault('overlap', { square: twice }, tilesOn(tiles, twice))];
  const planets = geometryOf(map).planets.length;
  const slots = geometryOf(map).planets.reduce((sum, planet) => sum + planet.slots, 0);
  const all = players * cubes;
  return [
    ...apartFaults(map),
    ...startFaults(map, players),
    ...(starts.length === players ? [] : [fault('starts', { starts: starts.length, players })]),
    ...(planets >= cubes ? [] : [fault('planets', { planets, cubes })]),
    ...(slots >= all ? [] : [fault('slots', { slots, cubes: all })]),
    ...(hasStock ? stockFaults(tiles) : []),
  ];
}

function overlapOf(tiles: readonly Tile[]): string | undefined {
  const seen = new Set<string>();
  for (const [x, y] of tiles.flatMap(squaresOf)) {
    const square = `${x},${y}`;
    if (seen.has(square)) return square;
    seen.add(square);
  }
  return undefined;
}

const tilesOn = (tiles: readonly Tile[], square: string): readonly Tile[] =>
  tiles.filter(tile => squaresOf(tile).some(([x, y]) => `${x},${y}` === square));

/** Tiles that cannot be reached from the largest connected part. */
function apartFaults({ tiles }: QuantumMap): readonly MapFault[] {
  const parts: (readonly Tile[])[] = [];
  for (const tile of tiles) if (!parts.flat().includes(tile)) parts.push(connectedTo(tile, tiles));
  const [, ...others] = parts.toSorted((a, b) => b.length - a.length);
  return others.length === 0 ? [] : [fault('apart', {}, others.flat())];
}

/** Tiles connected along edges: the squares around a planet are a ring. */
function connectedTo(first: Tile, tiles: readonly Tile[]): readonly Tile[] {
  const seen = new Set([first]);
  for (const tile of seen) for (const other of tiles) if (areNeighbours(tile, other)) seen.add(other);
  return [...seen];
}

function startFaults(map: QuantumMap, players: number): readonly MapFault[] {
  const { planetAt } = geometryOf(map);
  const names = map.starts.slice(0, players).map(([x, y]) => `${x},${y}`);
  const odd = map.starts.find(([x, y]) => planetAt(x, y) === undefined);
  return [
    ...(odd ? [fault('noPlanet', { square: odd.join(',') })] : []),
    ...(new Set(names).size === names.length ? [] : [fault('shared')]),
  ];
}

function stockFaults(tiles: readonly Tile[]): readonly MapFault[] {
  return [...STOCK].flatMap(([kind, most]) => {
    const same = tiles.filter(tile => tile.kind === kind);
    const count = same.length;
    if (count <= most) return [];
    return [
      kind === 'V'
        ? fault('stockVoid', { count, most }, same)
        : fault('stock', { number: kind, count, most }, same),
    ];
  });
}
