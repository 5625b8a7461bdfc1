import type { Language } from '@tessera/engine';
import { loadTesseractText } from '@tessera/games/tesseract';

export const reasonsIn = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  (await loadTesseractText(language)).reasons;
