/** The tools of the workshop: what keys they have, and how they and what they lay are called. */
import { SEAT_LETTERS, STOCK, TILE_KINDS, type TileKind } from '@tessera/games/quantum';
import { fill } from '../../../text/index.ts';
import type { Sketch, Tool } from './sketch.ts';
import type { WorkshopWords } from './words/index.ts';

export const TOOLS: readonly Tool[] = [...TILE_KINDS, 'start', 'erase'];

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

export const tileName = (kind: TileKind, { tools }: WorkshopWords): string =>
  kind === 'V' ? tools.theVoid : fill(tools.planet, { number: kind });

export const toolName = (tool: Tool, words: WorkshopWords): string =>
  tool === 'start' || tool === 'erase' ? words.tools[tool] : tileName(tool, words);

/** How many tiles of the box, or starts, are not used yet. */
export function leftOf(tool: Tool, { kinds, starts }: Sketch): number | undefined {
  if (tool === 'erase') return undefined;
  if (tool === 'start') return SEAT_LETTERS.length - starts.length;
  return (STOCK.get(tool) ?? 0) - kinds.filter(kind => kind === tool).length;
}
