/** Words of the tesseract preparation, fetched with the page and not before. */
import type { Language } from '@tessera/engine';
import { TESSERACT_TEXT_LOADERS, type TesseractText } from '@tessera/games/tesseract';
import type { Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type MatchWords = Words<typeof en>;

const LOADERS: Readonly<Record<Language, () => Promise<MatchWords>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  cs: async () => (await import('./cs.ts')).cs,
};

export interface PageWords extends MatchWords {
  readonly game: TesseractText;
}

/** The words of a language, with those of the game itself. */
export async function loadWords(language: Language): Promise<PageWords> {
  const [words, game] = await Promise.all([LOADERS[language](), TESSERACT_TEXT_LOADERS[language]()]);
  return { ...words, game };
}
