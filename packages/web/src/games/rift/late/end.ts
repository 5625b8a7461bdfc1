/** Parts of the table that load with the end of a match: the result in words, and what glows. */
import type { Language } from '@tessera/engine';
import { outcomeOf } from '../outcome.ts';
import { loadWords } from './ending/index.ts';
import { glowOf } from './glow.ts';

export async function loadEnd(language: Language) {
  const words = await loadWords(language);
  return {
    glowOf,
    outcomeOf: (...[text, ...ended]: Shown): ReturnType<typeof outcomeOf> => outcomeOf(text, words, ...ended),
  };
}

type Shown =
  Parameters<typeof outcomeOf> extends [infer Text, unknown, ...infer Rest] ? [Text, ...Rest] : never;
