import type { Language } from '@tessera/engine';
import { loadQuantumText } from '@tessera/games/quantum';

export const reasonsIn = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  (await loadQuantumText(language)).reasons;
