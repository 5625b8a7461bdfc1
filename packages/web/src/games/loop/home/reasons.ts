import type { Language } from '@tessera/engine';
import { loadLoopText } from '@tessera/games/loop';

export const reasonsIn = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  (await loadLoopText(language)).reasons;
