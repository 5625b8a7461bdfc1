/** The tools of the workshop: what keys they have, and how they and what they lay are called. */
import {
  FACTIONS,
  type MapFault,
  SEAT_LETTERS,
  STOCK,
  TILE_KINDS,
  type TileKind,
} from '@tessera/games/quantum';
import { fill } from '../../../text/index.ts';
import { COLUMNS, centreOf, type Sketch, seatOf, type Tool, tileIn } from './sketch.ts';
import type { WorkshopWords } from './words/index.ts';

export const TOOLS: readonly Tool[] = [...TILE_KINDS, 'start', 'shift', 'erase'];

/** By its name in a form. */
export const toolNamed = (name: string): Tool => TOOLS.find(tool => String(tool) === name) ?? 'erase';

const KEYS: Readonly<Record<string, Tool>> = {
  7: 7,
  8: 8,
  9: 9,
  0: 10,
  x: 10,
  v: 'V',
  s: 'start',
  delete: 'erase',
  backspace: 'erase',
};

/** The tool that a key uses at once, whichever is in hand. */
export const toolOf = (key: string): Tool | undefined => KEYS[key.toLowerCase()];

export const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
};

const tileName = (kind: TileKind, { tools }: WorkshopWords): string =>
  kind === 'V' ? tools.theVoid : fill(tools.planet, { number: kind });

/** "Planet 7, 3 left". */
export function toolName(tool: Tool, sketch: Sketch, words: WorkshopWords): string {
  const isTile = tool !== 'start' && tool !== 'shift' && tool !== 'erase';
  const name = isTile ? tileName(tool, words) : words.tools[tool];
  const count = leftOf(tool, sketch);
  return count === undefined ? name : `${name}, ${fill(words.tools.left, { count })}`;
}

/** How many tiles of the box, or starts, are not used yet. */
export function leftOf(tool: Tool, { tiles, starts }: Sketch): number | undefined {
  if (tool === 'erase' || tool === 'shift') return undefined;
  if (tool === 'start') return SEAT_LETTERS.length - starts.length;
  return (STOCK.get(tool) ?? 0) - tiles.filter(({ kind }) => kind === tool).length;
}

/** "Row 2, column 3: Planet 8, start of the Kepler Empire, one square down, wrong". */
export function placeName(
  sketch: Sketch,
  place: number,
  faults: readonly MapFault[],
  words: WorkshopWords,
): string {
  const { map, game } = words;
  const tile = tileIn(sketch, place);
  const faction = tile && FACTIONS[seatOf(sketch, tile)];
  const name = tile ? tileName(tile.kind, words) : map.empty;
  const what = faction ? fill(map.start, { what: name, faction: game.factions[faction] }) : name;
  const isWrong = tile && faults.some(({ at }) => at.includes(tile));
  const [x, y] = centreOf(place);
  const [dx, dy] = tile ? [tile.cx - x, tile.cy - y] : [0, 0];
  const ways = [dx < 0 && map.left, dx > 0 && map.right, dy < 0 && map.up, dy > 0 && map.down].filter(
    way => way !== false,
  );
  return fill(map.place, {
    row: Math.floor(place / COLUMNS) + 1,
    column: (place % COLUMNS) + 1,
    what: [what, ...ways, ...(isWrong ? [map.wrong] : [])].join(', '),
  });
}
