/** Loads one language at a time, for pages that should not carry the others. */
import type { Language } from '@tessera/engine';
import type { TesseractText } from './index.ts';

export const TESSERACT_TEXT_LOADERS: Readonly<Record<Language, () => Promise<TesseractText>>> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
  cs: async () => (await import('./cs/index.ts')).cs,
};
