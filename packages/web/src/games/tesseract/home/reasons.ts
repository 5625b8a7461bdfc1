import type { Language } from '@tessera/engine';
import { TESSERACT_TEXT_LOADERS } from '@tessera/games/tesseract';

export const reasonsIn = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  (await TESSERACT_TEXT_LOADERS[language]()).reasons;
