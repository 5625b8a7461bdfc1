/** How the reader finds the rules of a game by their places: its player's page, its pictures, and its clauses. */
import type { Language } from '@tessera/engine';
import { useEffect, useState } from 'preact/hooks';
import { type DrawnFigure, documentOf, type Guide } from '../../games/guide.ts';
import type { GameManifest } from '../../games/manifest.ts';
import type { RulesPage } from './convert.ts';
import { loadWords, type ReaderWords } from './words/index.ts';

const GUIDES = import.meta.glob<Guide>('../../games/*/guide/{en,fr,cs}.ts', { import: 'guide' });
const FIGURES = import.meta.glob<DrawnFigure>('../../games/*/guide/Figure.tsx', { import: 'Figure' });
const DOCUMENTS = '../../../../../docs/rules';
const PAGES = import.meta.glob<RulesPage>('../../../../../docs/rules/*.md', {
  query: '?page',
  import: 'page',
});

/** Both layers in one language, and the words around them. */
export interface OpenBook {
  readonly game: GameManifest;
  readonly language: Language;
  readonly words: ReaderWords;
  readonly guide: Guide;
  readonly page: RulesPage;
  readonly Figure: DrawnFigure;
}

async function openBook(game: GameManifest, language: Language): Promise<OpenBook> {
  const folder = `../../games/${game.id}/guide`;
  const [words, guide, Figure, page] = await Promise.all([
    loadWords(language),
    GUIDES[`${folder}/${language}.ts`]?.(),
    FIGURES[`${folder}/Figure.tsx`]?.(),
    PAGES[`${DOCUMENTS}/${documentOf(game.id, language)}`]?.(),
  ]);
  if (!guide || !Figure || !page) throw new Error(`${game.id} has no rules in ${language}`);
  return { game, language, words, guide, page, Figure };
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
