/** Refusals of loop in words, for puzzles. */
import { refusalParams } from '@tessera/games/loop';
import type { Refused } from '../refused.ts';
import { loadWords } from './words/index.ts';

export const refused: Refused = async ({ language }, refusal) => {
  const { game } = await loadWords(language);
  return { ofGame: game.refusals, refusal: { ...refusal, params: refusalParams(refusal.params, game) } };
};
