/** A map being drawn: a tile on each place of a grid or none, and where everybody starts. Plain data. */
import { FormatError } from '@tessera/engine';
import {
  formatPicture,
  type MapFault,
  mapFaults,
  mapOf,
  parseMapOption,
  parsePicture,
  type QuantumMap,
  type QuantumMapGiven,
  SEAT_LETTERS,
  type Tile,
  type TileKind,
} from '@tessera/games/quantum';

export const COLUMNS = 7;
export const ROWS = 5;

export interface Sketch {
  readonly cubes: number;
  /** By place, row by row. */
  readonly kinds: readonly (TileKind | undefined)[];
  /** The places of the starting planets, in the order of the seats. */
  readonly starts: readonly number[];
}

export const EMPTY: Sketch = { cubes: 5, kinds: Array(COLUMNS * ROWS).fill(undefined), starts: [] };

/** What somebody does to a place: lays a tile, takes it away, or marks a start. */
export type Tool = TileKind | 'erase' | 'start';

/** Laying the same tile once more takes it away. */
export function used(sketch: Sketch, tool: Tool, place: number): Sketch {
  if (tool === 'start') return withStart(sketch, place);
  const kind = tool === 'erase' || sketch.kinds[place] === tool ? undefined : tool;
  const isPlanet = kind !== undefined && kind !== 'V';
  return {
    ...sketch,
    kinds: sketch.kinds.with(place, kind),
    starts: isPlanet ? sketch.starts : sketch.starts.filter(start => start !== place),
  };
}

/** Marks the next seat's planet, or unmarks it; seats behind it move up. */
function withStart(sketch: Sketch, place: number): Sketch {
  const { kinds, starts } = sketch;
  if (starts.includes(place)) return { ...sketch, starts: starts.filter(start => start !== place) };
  const isPlanet = kinds[place] !== undefined && kinds[place] !== 'V';
  return isPlanet && starts.length < SEAT_LETTERS.length ? { ...sketch, starts: [...starts, place] } : sketch;
}

const centreOf = (place: number): readonly [x: number, y: number] => [
  3 * (place % COLUMNS) + 1,
  3 * Math.floor(place / COLUMNS) + 1,
];

const tilesOf = ({ kinds }: Sketch): readonly Tile[] =>
  kinds.flatMap((kind, place) => {
    const [cx, cy] = centreOf(place);
    return kind === undefined ? [] : [{ cx, cy, kind }];
  });

/** In the form of section 3.1, without empty rows and columns around. */
export function pictureOf(sketch: Sketch): readonly string[] {
  const tiles = tilesOf(sketch);
  return tiles.length === 0 ? [] : (formatPicture({ tiles, starts: sketch.starts.map(centreOf) }) ?? []);
}

/** As an option of a match takes it. */
export const givenOf = (sketch: Sketch): QuantumMapGiven =>
  parseMapOption({ cubes: sketch.cubes, picture: pictureOf(sketch) }, 'map') as QuantumMapGiven;

/** As many as start; a map for fewer than two is none yet. */
export const playersOf = ({ starts }: Sketch): number => Math.max(2, starts.length);

/** Q-MAP-9 */
export function faultsOf(sketch: Sketch): readonly MapFault[] {
  const map: QuantumMap = {
    id: 'custom',
    cubes: sketch.cubes,
    tiles: tilesOf(sketch),
    starts: sketch.starts.map(centreOf),
  };
  return mapFaults({ map, players: playersOf(sketch), hasStock: true });
}

/** Throws FormatError for what the grid cannot hold. */
function sketchOf(map: Pick<QuantumMap, 'tiles' | 'starts' | 'cubes'>): Sketch {
  const { tiles, starts, cubes } = map;
  const rows = formatPicture(map);
  const [width, height] = [rows?.[0]?.split(' ').length ?? 0, rows?.length ?? 0];
  if (tiles.length > 0 && (width === 0 || width > COLUMNS || height > ROWS))
    throw new FormatError('map', `does not fit ${COLUMNS} by ${ROWS} places in line`);
  const [left, top] = [Math.min(...tiles.map(tile => tile.cx)), Math.min(...tiles.map(tile => tile.cy))];
  const [column, row] = [Math.floor((COLUMNS - width) / 2), Math.floor((ROWS - height) / 2)];
  const placeOf = (x: number, y: number): number => (row + (y - top) / 3) * COLUMNS + column + (x - left) / 3;
  const kinds = EMPTY.kinds.slice();
  for (const { cx, cy, kind } of tiles) kinds[placeOf(cx, cy)] = kind;
  return { cubes, kinds, starts: starts.map(([x, y]) => placeOf(x, y)) };
}

export const builtIn = (id: string): Sketch => sketchOf(mapOf({ map: id, cubes: null }, 2));

/** A picture, or the JSON that an option takes. Throws FormatError. */
export function parseText(text: string, cubes: number): Sketch {
  if (!text.trim().startsWith('{'))
    return sketchOf({ ...parsePicture(text.trim().split(/\s*\n\s*/), 'map'), cubes });
  return sketchOf(mapOf({ map: parseMapOption(parseJson(text), 'map'), cubes: null }, 2));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FormatError('map', 'must be JSON');
  }
}

/** The cubes and the rows: `5_8a79_7X7_978b`. */
export const formatLink = (sketch: Sketch): string =>
  [sketch.cubes, ...pictureOf(sketch).map(row => row.replaceAll(' ', ''))].join('_');

/** Throws FormatError. */
export function parseLink(link: string): Sketch {
  const [cubes = '', ...rows] = link.split('_');
  if (!/^[4-7]$/.test(cubes)) throw new FormatError('link', 'must begin with 4 to 7 cubes');
  if (rows.length === 0) return { ...EMPTY, cubes: Number(cubes) };
  const spaced = rows.map(row => row.replace(/(?<=.)(?=[^a-d])/g, ' '));
  return sketchOf({ ...parsePicture(spaced, 'link'), cubes: Number(cubes) });
}
