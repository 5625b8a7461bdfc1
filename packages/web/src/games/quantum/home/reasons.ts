import type { Language } from '@tessera/engine';
import { QUANTUM_TEXT_LOADERS } from '@tessera/games/quantum';

export const reasonsIn = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  (await QUANTUM_TEXT_LOADERS[language]()).reasons;
