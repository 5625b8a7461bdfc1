/** Refusals of tesseract in words, for puzzles. */
import type { Refused } from '../refused.ts';
import { loadWords } from './words/index.ts';

export const refused: Refused = async ({ language }, refusal) => ({
  ofGame: (await loadWords(language)).game.refusals,
  refusal,
});
