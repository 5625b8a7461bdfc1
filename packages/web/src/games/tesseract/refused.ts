/** Refusals of tesseract in words, for puzzles. */
import type { Refused } from '../refused.ts';
import { loadRefusals } from './refusals.ts';

export const refused: Refused = async ({ language }, refusal) => ({
  ofGame: await loadRefusals(language),
  refusal,
});
