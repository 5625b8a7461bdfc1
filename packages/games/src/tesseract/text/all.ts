/** Text of tesseract with its reviews, in all languages at once, for the terminal and for tests. */
import { inEveryLanguage, type Language } from '@tessera/engine';
import { loadTesseractText, type TesseractText } from './index.ts';
import { loadReviewText, type ReviewText } from './review/index.ts';

async function loadWhole(language: Language): Promise<TesseractText & { readonly review: ReviewText }> {
  const [text, review] = await Promise.all([loadTesseractText(language), loadReviewText(language)]);
  return { ...text, review };
}

export const TESSERACT_TEXT = await inEveryLanguage(loadWhole);
