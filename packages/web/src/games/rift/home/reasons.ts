import type { Language } from '@tessera/engine';
import { loadRiftText } from '@tessera/games/rift';

export const reasonsIn = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  (await loadRiftText(language)).reasons;
