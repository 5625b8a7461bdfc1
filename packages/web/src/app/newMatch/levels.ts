/** How strong the bots can be, weakest first, and what a level is called. */
import { LEVELS } from '@tessera/bots';
import type { Text } from '../../text/index.ts';

export const LEVEL_IDS: readonly string[] = (LEVELS.rift ?? []).map(level => level.id);

/** The words for a level; one the catalogue does not know yet goes by its id. */
export function levelWords(id: string, { newMatch }: Text): { readonly name: string; readonly text: string } {
  const known: Readonly<Record<string, { readonly name: string; readonly text: string }>> = newMatch.levels;
  return known[id] ?? { name: id, text: '' };
}
