/** A map being drawn, as plain data: tiles on a field of squares, where everybody starts, how many cubes, a name. */
import { decode, FormatError } from '@tessera/engine';
import {
  formatPicture,
  generatedMap,
  type MapFault,
  type MapId,
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

/** The field has so many places for tiles that are not shifted. */
export const COLUMNS = 7;
export const ROWS = 5;

type Point = readonly [x: number, y: number];

export interface Sketch {
  readonly name: string;
  readonly cubes: number;
  readonly tiles: readonly Tile[];
  /** The centres of the starting planets, in the order of the seats. */
  readonly starts: readonly Point[];
}

export const EMPTY: Sketch = { name: '', cubes: 5, tiles: [], starts: [] };

/** What somebody does to a place: lays a tile, marks a start, shifts a tile by squares, takes it away. */
export type Tool = TileKind | 'start' | 'shift' | 'erase';

/** The centre of a place, and the place of a centre: two tiles whose centres share one would overlap (Q-MAP-2). */
export const centreOf = (place: number): Point => [
  3 * (place % COLUMNS) + 1,
  3 * Math.floor(place / COLUMNS) + 1,
];
export const placeOf = ([x, y]: Point): number => Math.floor(y / 3) * COLUMNS + Math.floor(x / 3);

const isAt =
  ([x, y]: Point) =>
  ({ cx, cy }: Tile): boolean =>
    cx === x && cy === y;
const pointOf = ({ cx, cy }: Tile): Point => [cx, cy];

export const tileIn = ({ tiles }: Sketch, place: number): Tile | undefined =>
  tiles.find(tile => placeOf(pointOf(tile)) === place);

/** Which seat starts on a tile, or -1. */
export const seatOf = ({ starts }: Sketch, { cx, cy }: Tile): number =>
  starts.findIndex(([x, y]) => x === cx && y === cy);

/** Laying the same tile once more takes it away; where there is no room, nothing happens. */
export function used(sketch: Sketch, tool: Tool, place: number): Sketch {
  const tile = tileIn(sketch, place);
  if (tool === 'shift') return sketch;
  if (tool === 'start') return tile ? withStart(sketch, tile) : sketch;
  if (tool === 'erase' || tile?.kind === tool) return tile ? without(sketch, tile) : sketch;
  if (tile) return withKind(sketch, tile, tool);
  const centre = roomIn(sketch, place);
  if (!centre) return sketch;
  return { ...sketch, tiles: [...sketch.tiles, { cx: centre[0], cy: centre[1], kind: tool }] };
}

const without = (sketch: Sketch, tile: Tile): Sketch => ({
  ...sketch,
  tiles: sketch.tiles.filter(one => one !== tile),
  starts: sketch.starts.filter(start => !isAt(start)(tile)),
});

/** Nobody starts in the Void. */
const withKind = (sketch: Sketch, tile: Tile, kind: TileKind): Sketch => ({
  ...sketch,
  tiles: sketch.tiles.map(one => (one === tile ? { ...tile, kind } : one)),
  starts: kind === 'V' ? sketch.starts.filter(start => !isAt(start)(tile)) : sketch.starts,
});

/** Marks the next seat's planet, or unmarks it; seats behind it move up. */
function withStart(sketch: Sketch, tile: Tile): Sketch {
  const { starts } = sketch;
  const seat = seatOf(sketch, tile);
  if (seat >= 0) return { ...sketch, starts: starts.toSpliced(seat, 1) };
  const isFree = tile.kind !== 'V' && starts.length < SEAT_LETTERS.length;
  return isFree ? { ...sketch, starts: [...starts, pointOf(tile)] } : sketch;
}

const isInside = ([x, y]: Point): boolean => x >= 1 && y >= 1 && x <= 3 * COLUMNS - 2 && y <= 3 * ROWS - 2;

/** Whether a tile could have its centre here, were it not for `except`. */
const isFree = ({ tiles }: Sketch, [x, y]: Point, except?: Tile): boolean =>
  isInside([x, y]) &&
  tiles.every(tile => tile === except || Math.abs(tile.cx - x) > 2 || Math.abs(tile.cy - y) > 2);

/** The middle of a place first, then its sides, then its corners. */
const NEAR: readonly Point[] = [-1, 0, 1]
  .flatMap(dy => [-1, 0, 1].map((dx): Point => [dx, dy]))
  .toSorted(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by));

/** Where in a place a tile fits beside the others; undefined where it does not. */
function roomIn(sketch: Sketch, place: number, except?: Tile): Point | undefined {
  const [x, y] = centreOf(place);
  return NEAR.map(([dx, dy]): Point => [x + dx, y + dy]).find(centre => isFree(sketch, centre, except));
}

/** Q-MAP-2: moves a tile by squares, with whoever starts there; undefined where it does not fit. */
export function shifted(sketch: Sketch, place: number, [dx, dy]: Point): Sketch | undefined {
  const tile = tileIn(sketch, place);
  if (!tile) return undefined;
  const to: Point = [tile.cx + dx, tile.cy + dy];
  return isFree(sketch, to, tile) ? moved(sketch, [[tile, to]]) : undefined;
}

/** Carries a tile to another place; the one that lies there takes its own. */
export function carried(sketch: Sketch, from: number, place: number): Sketch {
  const tile = tileIn(sketch, from);
  const other = tileIn(sketch, place);
  if (!tile || from === place) return sketch;
  if (other)
    return moved(sketch, [
      [tile, pointOf(other)],
      [other, pointOf(tile)],
    ]);
  const to = roomIn(sketch, place, tile);
  return to ? moved(sketch, [[tile, to]]) : sketch;
}

function moved(sketch: Sketch, moves: readonly (readonly [Tile, Point])[]): Sketch {
  const goal = (at: Point): Point => moves.find(([tile]) => isAt(at)(tile))?.[1] ?? at;
  return {
    ...sketch,
    tiles: sketch.tiles.map(tile => {
      const [cx, cy] = goal(pointOf(tile));
      return { ...tile, cx, cy };
    }),
    starts: sketch.starts.map(goal),
  };
}

/** In the form of section 3.1, or by squares (Q-MAP-13); nothing around. */
export const pictureOf = (sketch: Sketch): readonly string[] => formatPicture(sketch);

/** As an option of a match takes it. */
export const givenOf = ({ name, cubes, ...drawn }: Sketch): QuantumMapGiven =>
  parseMapOption({ id: name || 'custom', cubes, picture: formatPicture(drawn) }, 'map') as QuantumMapGiven;

/** As many as start; a map for fewer than two is none yet. */
export const playersOf = ({ starts }: Sketch): number => Math.max(2, starts.length);

/** Q-MAP-9 */
export function faultsOf(sketch: Sketch): readonly MapFault[] {
  const map: QuantumMap = { ...sketch, id: 'custom' };
  return mapFaults({ map, players: playersOf(sketch), hasStock: true });
}

/** In the middle of the field. Throws FormatError for what it cannot hold. */
function sketchOf(map: Pick<QuantumMap, 'tiles' | 'starts' | 'cubes'>, name = ''): Sketch {
  const { tiles, cubes } = map;
  const [xs, ys] = [tiles.map(({ cx }) => cx), tiles.map(({ cy }) => cy)];
  const by = (all: readonly number[], size: number): number => {
    const [from, to] = [Math.min(...all), Math.max(...all)];
    const room = 3 * size - (to - from + 3);
    if (room < 0) throw new FormatError('map', `does not fit ${COLUMNS} by ${ROWS} places`);
    return 3 * Math.floor(room / 6) + 1 - from;
  };
  const [dx, dy] = tiles.length === 0 ? [0, 0] : [by(xs, COLUMNS), by(ys, ROWS)];
  return {
    name,
    cubes,
    tiles: tiles.map(({ cx, cy, kind }) => ({ cx: cx + dx, cy: cy + dy, kind })),
    starts: map.starts.map(([x, y]) => [x + dx, y + dy]),
  };
}

export const builtIn = (id: MapId): Sketch => sketchOf(mapOf({ map: id, cubes: null }, 0));

/** Q-OPT-2: the shape of a map, with numbers that a seed draws. */
export const generated = (id: MapId, seed: string): Sketch => ({
  ...given(generatedMap(id, seed)),
  name: '',
});

const given = (map: QuantumMapGiven): Sketch =>
  sketchOf(mapOf({ map, cubes: null }, 0), map.id === 'custom' ? '' : map.id);

/** A picture, or the JSON that an option takes. Throws FormatError. */
export function parseText(text: string, cubes: number): Sketch {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return given(parseMapOption(decode(trimmed, 'map'), 'map') as QuantumMapGiven);
  return sketchOf({ ...parsePicture(trimmed.split(/\s*[/\n]\s*/), 'map'), cubes });
}

/** The cubes, the rows, and the name if there is one: `5_8a79_7X7_978b~My%20map`. */
export function formatLink(sketch: Sketch): string {
  const rows = pictureOf(sketch).map(row => row.replaceAll(' ', ''));
  const name = sketch.name && `~${encodeURIComponent(sketch.name)}`;
  return [sketch.cubes, ...rows].join('_') + name;
}

/** Throws FormatError. */
export function parseLink(link: string): Sketch {
  const [drawn = '', name = ''] = link.split('~');
  const [cubes = '', ...rows] = drawn.split('_');
  if (!/^[4-7]$/.test(cubes)) throw new FormatError('link', 'must begin with 4 to 7 cubes');
  const isBySquares = rows.some(row => row.includes('-'));
  const spaced = isBySquares ? rows : rows.map(row => row.replace(/(?<=.)(?=[^a-d])/g, ' '));
  const picture = rows.length === 0 ? EMPTY : parsePicture(spaced, 'link');
  return sketchOf({ ...picture, cubes: Number(cubes) }, nameIn(name));
}

function nameIn(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new FormatError('link', 'has a name that cannot be read');
  }
}
