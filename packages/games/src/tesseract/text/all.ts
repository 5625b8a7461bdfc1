/** Text of tesseract with its reviews and all refusals, in all languages at once, for the terminal and for tests. */
import { inEveryLanguage, type Language } from '@tessera/engine';
import { loadTesseractText } from './index.ts';
import { loadTesseractRefusals } from './refusals/load.ts';
import { loadReviewText } from './review/index.ts';

async function loadWhole(language: Language) {
  const [text, refusals, review] = await Promise.all([
    loadTesseractText(language),
    loadTesseractRefusals(language),
    loadReviewText(language),
  ]);
  return { ...text, refusals, review };
}

export const TESSERACT_TEXT = await inEveryLanguage(loadWhole);
