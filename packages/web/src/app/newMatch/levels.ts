/** How strong the bots of a game can be, weakest first, and what a level is called. */
import { LEVELS } from '@tessera/bots';
import type { Text } from '../../text/index.ts';

export const levelIds = (game: string): readonly string[] => (LEVELS[game] ?? []).map(level => level.id);

/** One the catalogue does not know yet goes by its id. */
export function levelName(id: string, { newMatch }: Text): string {
  const known: Readonly<Record<string, string>> = newMatch.levels;
  return known[id] ?? id;
}
