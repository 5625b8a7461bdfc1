/** Text of tesseract in all languages at once, for the terminal and for tests. */
import { inEveryLanguage } from '@tessera/engine';
import { loadTesseractText } from './index.ts';

export const TESSERACT_TEXT = await inEveryLanguage(loadTesseractText);
