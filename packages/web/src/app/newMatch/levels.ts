/** How strong the bots can be, weakest first, and what a level is called. */
import { LEVELS } from '@tessera/bots';
import type { Text } from '../../text/index.ts';
import type { GameName } from '../router.ts';

export const levelIds = (game: GameName): readonly string[] => (LEVELS[game] ?? []).map(level => level.id);

interface LevelWords {
  readonly name: string;
  /** How it plays rift; other games say it in words of their own. */
  readonly text: string;
}

/** The words for a level; one the catalogue does not know yet goes by its id. */
export function levelWords(id: string, { newMatch }: Text): LevelWords {
  const known: Readonly<Record<string, LevelWords>> = newMatch.levels;
  return known[id] ?? { name: id, text: '' };
}

export const levelName = (id: string, text: Text): string => levelWords(id, text).name;
