/** Words of the quantum preparation, fetched with the page and not before. */
import type { Language } from '@tessera/engine';
import { QUANTUM_TEXT_LOADERS, type QuantumText } from '@tessera/games/quantum';
import type { Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type MatchWords = Words<typeof en>;

const LOADERS: Readonly<Record<Language, () => Promise<MatchWords>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  cs: async () => (await import('./cs.ts')).cs,
};

export interface PageWords extends MatchWords {
  readonly game: QuantumText;
}

/** The words of a language, with those of the game itself. */
export async function loadWords(language: Language): Promise<PageWords> {
  const [words, game] = await Promise.all([LOADERS[language](), QUANTUM_TEXT_LOADERS[language]()]);
  return { ...words, game };
}
