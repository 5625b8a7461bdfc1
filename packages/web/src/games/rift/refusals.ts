/** Text of refusals, lazy-loaded with the first one. */
import type { Language } from '@tessera/engine';
import { loadRiftRefusals } from '@tessera/games/rift';

export const loadRefusals = (language: Language): Promise<Readonly<Record<string, string>>> =>
  loadRiftRefusals(language);
