/** Why something is refused, in words: fetched by the first who is. */
import type { Language } from '@tessera/engine';
import { RIFT_REFUSAL_LOADERS } from '@tessera/games/rift';

export const loadRefusals = (language: Language): Promise<Readonly<Record<string, string>>> =>
  RIFT_REFUSAL_LOADERS[language]();
