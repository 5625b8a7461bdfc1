/** Loads the rules of a game: the player's guide, its pictures, the clauses and the glossary. */
import { LANGUAGES, type Language } from '@tessera/engine';
import { GLOSSARIES } from '@tessera/games/glossaries';
import type { Glossary } from '@tessera/games/glossary';
import { useEffect, useState } from 'preact/hooks';
import { type DrawnFigure, documentOf, type Guide } from '../../games/guide.ts';
import type { GameManifest } from '../../games/manifest.ts';
import type { RulesPage } from './convert.ts';
import { loadWords, type ReaderWords } from './words/index.ts';

const GUIDES = import.meta.glob<Guide>('../../games/*/guide/??.ts', { import: 'guide' });
const FIGURES = import.meta.glob<DrawnFigure>('../../games/*/guide/Figure.tsx', { import: 'Figure' });
const DOCUMENTS = '../../../../../docs/rules';
const PAGES = import.meta.glob<RulesPage>('../../../../../docs/rules/*.md', {
  query: '?page',
  import: 'page',
});

/** Both layers in one language, as far as the game has them, and the text of the reader. */
export interface OpenBook {
  readonly game: GameManifest;
  readonly language: Language;
  readonly words: ReaderWords;
  readonly guide: Guide;
  readonly page: RulesPage;
  /** Languages in which the two layers are written: that of the reader, or English. */
  readonly written: { readonly guide: Language; readonly page: Language };
  readonly Figure: DrawnFigure;
  /** Terms whose definitions are shown where they occur. */
  readonly glossary: Glossary;
}

const NO_PAGE: RulesPage = { html: '', headings: [] };
const NoFigure: DrawnFigure = () => null;

/** Opens the rules of a game. What is not translated is read in English. */
export async function openBook(game: GameManifest, language: Language): Promise<OpenBook> {
  const folder = `../../games/${game.id}/guide`;
  const guideIn = (spoken: Language): string => `${folder}/${spoken}.ts`;
  const pageIn = (spoken: Language): string => `${DOCUMENTS}/${documentOf(game.id, spoken)}`;
  const termsIn = (spoken: Language): string => `./${game.id}/glossary/${spoken}.ts`;
  const written = {
    guide: writtenIn(GUIDES, guideIn, language),
    page: writtenIn(PAGES, pageIn, language),
  };
  const [words, guide, Figure, page, terms] = await Promise.all([
    loadWords(language),
    GUIDES[guideIn(written.guide)]?.(),
    FIGURES[`${folder}/Figure.tsx`]?.(),
    PAGES[pageIn(written.page)]?.(),
    GLOSSARIES[termsIn(writtenIn(GLOSSARIES, termsIn, written.guide))]?.(),
  ]);
  return {
    game,
    language,
    words,
    guide: guide ?? { lead: page ? '' : words.unwritten, sections: [] },
    page: page ?? NO_PAGE,
    written,
    Figure: Figure ?? NoFigure,
    glossary: Object.values(terms ?? {})[0] ?? [],
  };
}

/** The language in which a part is read: English, if only English has it. */
function writtenIn(parts: object, nameOf: (spoken: Language) => string, language: Language): Language {
  const [english] = LANGUAGES;
  return !(nameOf(language) in parts) && nameOf(english) in parts ? english : language;
}

/** The rules of a game in a language: undefined while they load. */
export function useBook(game: GameManifest, language: Language): OpenBook | undefined {
  const [opened, setOpened] = useState<{ key: string; book: OpenBook }>();
  const key = `${game.id} ${language}`;
  useEffect(() => {
    let isWanted = true;
    openBook(game, language).then(
      book => isWanted && setOpened({ key, book }),
      error =>
        isWanted &&
        setOpened(() => {
          throw error;
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [game, language, key]);
  return opened?.key === key ? opened.book : undefined;
}
