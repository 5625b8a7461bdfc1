import type { Language } from '@tessera/engine';
import { RIFT_TEXT_LOADERS } from '@tessera/games/rift';

export const reasonsIn = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  (await RIFT_TEXT_LOADERS[language]()).reasons;
