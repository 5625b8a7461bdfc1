/** Which lessons were learned, by game, kept in the browser; where nothing is kept they come again. */
import { parseObject, readStored, writeStored } from '../../app/stored.ts';

const KEY = 'tessera.lessons';

const read = (): Record<string, unknown> => parseObject(readStored(KEY));

export function learnedOf(game: string): ReadonlySet<string> {
  const learned = read()[game];
  return new Set(Array.isArray(learned) ? learned.filter(key => typeof key === 'string') : []);
}

export const remember = (game: string, learned: ReadonlySet<string>): void =>
  void writeStored(KEY, { ...read(), [game]: [...learned] });
