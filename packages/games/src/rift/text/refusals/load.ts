/** Loads the refusals of one language, when the first refusal occurs. */
import type { Language } from '@tessera/engine';
import type { RefusalText } from '../index.ts';

export const RIFT_REFUSAL_LOADERS: Readonly<Record<Language, () => Promise<RefusalText>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  cs: async () => (await import('./cs.ts')).cs,
};
