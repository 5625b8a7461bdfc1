/** Q-MAP-9: whether a map can be played. Complaints are sentences for whoever draws one. */
import { geometryOf, squaresOf } from '../geometry.ts';
import type { QuantumMap, Tile, TileKind } from '../types.ts';

/** Q-COMP-1: what the box holds. */
export const STOCK: ReadonlyMap<TileKind, number> = new Map<TileKind, number>([
  [7, 4],
  [8, 8],
  [9, 8],
  [10, 4],
  ['V', 1],
]);

/** Squares are written in eight bits, and one of them stands for none. */
const MOST_TILES = 28;

export interface MapPlan {
  readonly map: QuantumMap;
  readonly players: number;
  /** Whether more tiles than the box holds are refused. */
  readonly hasStock: boolean;
}

/** Every reason why not; none for a map that can be played. */
export function mapComplaints({ map, players, hasStock }: MapPlan): readonly string[] {
  const { tiles, starts, cubes } = map;
  if (tiles.length === 0) return ['it has no tile'];
  if (tiles.length > MOST_TILES) return [`it has ${tiles.length} tiles, but at most ${MOST_TILES} fit`];
  const twice = overlapOf(tiles);
  if (twice) return [`two tiles overlap on ${twice}`];
  const { planets } = geometryOf(map);
  const slots = planets.reduce((sum, planet) => sum + planet.slots, 0);
  return [
    ...(isConnected(map) ? [] : ['its squares are not connected']),
    ...startComplaints(map, players),
    ...(starts.length === players ? [] : [`it has ${starts.length} starting planets for ${players} players`]),
    ...(planets.length >= cubes ? [] : [`it has ${planets.length} planets for ${cubes} cubes each`]),
    ...(slots >= players * cubes ? [] : [`it has ${slots} slots, but ${players * cubes} cubes may come`]),
    ...(hasStock ? stockComplaints(tiles) : []),
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

function isConnected(map: QuantumMap): boolean {
  const { size, n4, planetOn } = geometryOf(map);
  const first = planetOn.indexOf(-1);
  const seen = new Set([first]);
  for (const square of seen) for (const next of n4[square] ?? []) seen.add(next);
  return seen.size === size - planetOn.filter(planet => planet >= 0).length;
}

function startComplaints(map: QuantumMap, players: number): string[] {
  const { planetAt } = geometryOf(map);
  const names = map.starts.slice(0, players).map(([x, y]) => `${x},${y}`);
  const odd = map.starts.find(([x, y]) => planetAt(x, y) === undefined);
  return [
    ...(odd ? [`there is no planet on ${odd.join(',')}, where somebody starts`] : []),
    ...(new Set(names).size === names.length ? [] : ['two players start on one planet']),
  ];
}

function stockComplaints(tiles: readonly Tile[]): string[] {
  return [...STOCK].flatMap(([kind, most]) => {
    const count = tiles.filter(tile => tile.kind === kind).length;
    const name = kind === 'V' ? 'the Void' : `planet ${kind}`;
    return count > most ? [`it uses ${name} ${count} times, but the box has ${most}`] : [];
  });
}
