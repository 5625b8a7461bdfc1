/** Learned lessons by game, persisted in the browser; without storage the lessons are shown again. */
import { parseObject, readStored, writeStored } from '../../ui/stored.ts';

const KEY = 'tessera.lessons';

const all = (): Record<string, unknown> => parseObject(readStored(KEY));

export function learnedOf(game: string): ReadonlySet<string> {
  const learned = all()[game];
  return new Set(Array.isArray(learned) ? learned : []);
}

export const remember = (game: string, learned: ReadonlySet<string>): void => {
  writeStored(KEY, { ...all(), [game]: [...learned] });
};
