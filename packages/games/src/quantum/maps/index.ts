/** The map of a match: one of section 3.1, one with redrawn numbers, or a custom one. */
import {
  type Chance,
  FormatError,
  readFlag,
  readIntegerIn,
  readList,
  readListOf,
  readObject,
  readText,
  refuseUnknown,
  seededChance,
  shuffled,
} from '@tessera/engine';
import {
  type QuantumMap,
  type QuantumMapGiven,
  type QuantumOptions,
  TILE_KINDS,
  type Tile,
  type TileKind,
} from '../types.ts';
import { LAYOUTS, MAP_IDS, type MapId } from './layouts.ts';
import { namesNear } from './near.ts';
import { parsePicture } from './picture.ts';
import { mapComplaints, STOCK } from './validity.ts';

/** Cache: equal options share a map, and so its geometry. */
const built = new Map<string, QuantumMap>();

/** The base board for the number of players. */
export const BASE = 'base';

/** Options that choose the map. */
type Chosen = Pick<QuantumOptions, 'map' | 'cubes'> & Partial<Pick<QuantumOptions, 'pack'>>;

/** Prefix of the id of a map that only the pack has. */
export const OF_PACK = 'pack:';
const IN_PACK = /^pack:[a-z][a-z0-9-]{0,39}$/;

/** The map before anything is drawn, with the number of cubes in force. */
export function mapOf(options: Chosen, seats: number): QuantumMap {
  const chosen = chosenIn(options, seats);
  const { cubes } = options;
  const name = JSON.stringify([chosen, cubes]);
  const found = built.get(name);
  if (found) return found;
  const made = makeMap(chosen, cubes);
  built.set(name, made);
  return made;
}

/** Q-PACK-1: an id of section 3.1, or a map; a map of the pack precedes the built-in one of the same id. */
function chosenIn({ map, pack = 'built-in' }: Chosen, seats: number): QuantumOptions['map'] {
  if (typeof map !== 'string') return map;
  const id = map === BASE ? `base-${seats}` : map.startsWith(OF_PACK) ? map.slice(OF_PACK.length) : map;
  const row = typeof pack === 'string' ? undefined : pack.maps.find(one => one.id === id);
  if (row) return parseMapOption(row, 'options.map');
  if (Object.hasOwn(LAYOUTS, id)) return id;
  throw new FormatError('options.map', `E_MAP: the pack has no map “${id}”`);
}

function makeMap(map: QuantumOptions['map'], cubes: number | null): QuantumMap {
  if (typeof map !== 'string') {
    const starts = map.starts.map(start => start.split(',').map(Number) as unknown as [number, number]);
    return { id: map.id, cubes: cubes ?? map.cubes, tiles: map.tiles, starts };
  }
  const layout = LAYOUTS[map as MapId];
  return { id: map, cubes: cubes ?? layout.cubes, ...parsePicture(layout.rows, 'map') };
}

/** Q-MAP-9: throws a FormatError (E_MAP) for a map that cannot be played by so many players. */
export function mapFor(options: QuantumOptions, seats: number, chance: Chance): QuantumMap {
  const plain = mapOf(options, seats);
  const chosen = chosenIn(options, seats);
  const own = typeof chosen === 'string' ? undefined : chosen;
  const players = own?.players ?? plain.starts.length;
  if (players !== seats)
    throw new FormatError('options.map', `E_MAP: ${plain.id} is for ${players} players, not ${seats}`);
  const hasStock = own?.stock !== false;
  if (options.startRandomMap && !own) return drawMap(plain, seats, chance);
  const [complaint] = mapComplaints({ map: plain, players: seats, hasStock });
  if (complaint) throw new FormatError('options.map', `E_MAP: ${complaint}`);
  return plain;
}

/** Q-OPT-2: redrawn until it is valid. */
function drawMap(plain: QuantumMap, seats: number, chance: Chance): QuantumMap {
  for (;;) {
    const map = { ...plain, tiles: drawTiles(plain, chance) };
    if (mapComplaints({ map, players: seats, hasStock: true }).length === 0) return map;
  }
}

/** Separator between a shape of section 3.1 and the seed of its numbers, in the id of a map. */
export const SEED_SIGN = '/';

/** Q-OPT-2 with a seed of its own: a map that can be inspected, stored and given to a match. */
export function generatedMap(shape: MapId, seed: string): QuantumMapGiven {
  const plain = mapOf({ map: shape, cubes: null }, 0);
  const players = plain.starts.length;
  const { tiles, starts, cubes } = drawMap(plain, players, seededChance(seed));
  const id = `${shape}${SEED_SIGN}${seed}`;
  return { id, players, cubes, tiles, starts: starts.map(start => start.join(',')) };
}

const STOCKED = [...STOCK].flatMap(([kind, count]) =>
  kind === 'V' ? [] : Array<TileKind>(count).fill(kind),
);

function drawTiles({ tiles, starts }: QuantumMap, chance: Chance): readonly Tile[] {
  const left = shuffled(chance, STOCKED);
  const take = (isWanted: (kind: TileKind) => boolean): TileKind =>
    left.splice(left.findIndex(isWanted), 1)[0] as TileKind;
  const isStart = ({ cx, cy }: Tile): boolean => starts.some(([x, y]) => x === cx && y === cy);
  const drawn = new Map<string, TileKind>();
  for (const [x, y] of starts)
    drawn.set(
      `${x},${y}`,
      take(kind => kind === 8 || kind === 9),
    );
  const others = tiles.filter(tile => tile.kind !== 'V' && !isStart(tile));
  for (const { cx, cy } of others.toSorted((a, b) => a.cy - b.cy || a.cx - b.cx))
    drawn.set(
      `${cx},${cy}`,
      take(() => true),
    );
  return tiles.map(tile => ({ ...tile, kind: drawn.get(`${tile.cx},${tile.cy}`) ?? tile.kind }));
}

function readKind(value: unknown, field: string): TileKind {
  const kind = TILE_KINDS.find(one => one === value);
  if (kind === undefined) throw new FormatError(field, `must be one of ${TILE_KINDS.join(', ')}`);
  return kind;
}

const readSpot = readIntegerIn(-99, 99);

const readTile = (value: unknown, field: string): Tile => {
  const { cx, cy, kind, ...more } = readObject(value, field);
  refuseUnknown(more, [], field);
  return {
    cx: readSpot(cx, `${field}.cx`),
    cy: readSpot(cy, `${field}.cy`),
    kind: readKind(kind, `${field}.kind`),
  };
};

const START = /^-?\d+,-?\d+$/;

function readStart(value: unknown, field: string): string {
  const text = readText(value, field);
  if (!START.test(text)) throw new FormatError(field, 'must be a square such as 1,1');
  return text;
}

/** An id, an id with a seed (Q-OPT-2), or a picture in rows or with slashes between them. */
function parseMapText(text: string, field: string): QuantumOptions['map'] {
  if (text === BASE || Object.hasOwn(LAYOUTS, text) || IN_PACK.test(text)) return text;
  const [id = '', ...seed] = text.split(SEED_SIGN);
  const shape = MAP_IDS.find(one => one === id);
  if (shape && seed.length > 0) return generatedMap(shape, seed.join(SEED_SIGN));
  const rows = text.trim().split(/\s*[/\n]\s*/);
  if (/^[789XV.-]/.test(text.trim())) return parseMapOption({ picture: rows }, field);
  const near = namesNear(id, [BASE, ...MAP_IDS]);
  throw new FormatError(
    field,
    `there is no map “${text.slice(0, 40)}”; ${near.length > 0 ? `did you mean ${near.join(' or ')}? ` : ''}Maps are ${[BASE, ...MAP_IDS].join(', ')}; one of your own is a picture such as “8a 7 9/7 X 7/9 7 8b”`,
  );
}

/** The option `map`: an id, or a custom map, as tiles or as a picture. */
export function parseMapOption(given: unknown, field: string): QuantumOptions['map'] {
  if (typeof given === 'string') return parseMapText(given, field);
  const fields = readObject(given, field);
  refuseUnknown(fields, ['id', 'players', 'cubes', 'tiles', 'starts', 'stock', 'picture'], field);
  const drawn =
    fields.picture === undefined
      ? undefined
      : parsePicture(readListOf(readText)(fields.picture, `${field}.picture`), `${field}.picture`);
  const tiles =
    drawn?.tiles ??
    readList(fields.tiles, `${field}.tiles`).map((tile, i) => readTile(tile, `${field}.tiles[${i}]`));
  const starts =
    drawn?.starts.map(([x, y]) => `${x},${y}`) ?? readListOf(readStart)(fields.starts, `${field}.starts`);
  const map: QuantumMapGiven = {
    id: fields.id === undefined ? 'custom' : readText(fields.id, `${field}.id`),
    players: readIntegerIn(2, 4)(fields.players ?? starts.length, `${field}.players`),
    cubes: readIntegerIn(4, 7)(fields.cubes ?? 5, `${field}.cubes`),
    tiles,
    starts,
    ...(fields.stock === undefined ? {} : { stock: readFlag(fields.stock, `${field}.stock`) }),
  };
  return map;
}
