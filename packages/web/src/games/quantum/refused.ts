/** Refusals of quantum in words, for puzzles. */
import type { Refused } from '../refused.ts';
import { named } from './named.ts';
import { loadWords } from './words/index.ts';

export const refused: Refused = async ({ language }, refusal) => {
  const { game } = await loadWords(language);
  return { ofGame: game.refusals, refusal: named(game, refusal) };
};
