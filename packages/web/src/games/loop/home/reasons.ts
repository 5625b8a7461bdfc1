import type { Language } from '@tessera/engine';
import { LOOP_TEXT_LOADERS } from '@tessera/games/loop';

export const reasonsIn = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  (await LOOP_TEXT_LOADERS[language]()).reasons;
