/** Words of the tesseract preparation, fetched with the page and not before. */
import type { Language } from '@tessera/engine';
import { TESSERACT_TEXT_LOADERS, type TesseractText } from '@tessera/games/tesseract';
import { useEffect, useState } from 'preact/hooks';
import { useText, type Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type MatchWords = Words<typeof en>;

const LOADERS = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  cs: async () => (await import('./cs.ts')).cs,
} as const satisfies Record<string, () => Promise<MatchWords>>;

export interface PageWords extends MatchWords {
  readonly game: TesseractText;
}

/** The words of a language, with those of the game itself. */
export async function loadWords(language: Language): Promise<PageWords> {
  const [words, game] = await Promise.all([LOADERS[language](), TESSERACT_TEXT_LOADERS[language]()]);
  return { ...words, game };
}

/** Undefined until the first words are there; a newly chosen language follows when it has arrived. */
export function useWords(): PageWords | undefined {
  const { language } = useText();
  const [words, setWords] = useState<PageWords>();
  useEffect(() => {
    let isWanted = true;
    loadWords(language).then(
      loaded => isWanted && setWords(loaded),
      () => {}, // what cannot be fetched leaves the old words standing
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words;
}
