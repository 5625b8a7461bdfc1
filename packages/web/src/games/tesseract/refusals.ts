/** Text of refusals, lazy-loaded with the first one. */
import type { Language } from '@tessera/engine';
import { loadTesseractRefusals } from '@tessera/games/tesseract';

export const loadRefusals = (language: Language): Promise<Readonly<Record<string, string>>> =>
  loadTesseractRefusals(language);
