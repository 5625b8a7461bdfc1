/** How the reader finds the rules of a game: its folder brings `guide/index.ts`, which nothing else fetches. */
import type { Language } from '@tessera/engine';
import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../../games/manifest.ts';
import type { RulesPage } from './convert.ts';
import type { Guide, RulesBook } from './guide.ts';
import { loadWords, type ReaderWords } from './words/index.ts';

const FOUND = import.meta.glob<RulesBook>('../../games/*/guide/index.ts', { import: 'book' });

/** Both layers in one language, and the words around them. */
export interface OpenBook {
  readonly game: GameManifest;
  readonly language: Language;
  readonly words: ReaderWords;
  readonly guide: Guide;
  readonly page: RulesPage;
  readonly Figure: RulesBook['Figure'];
}

async function openBook(game: GameManifest, language: Language): Promise<OpenBook> {
  const load = FOUND[`../../games/${game.id}/guide/index.ts`];
  if (!load) throw new Error(`the folder of ${game.id} brings no rules`);
  const { guides, pages, Figure } = await load();
  const [words, { guide }, { page }] = await Promise.all([
    loadWords(language),
    guides[language](),
    pages[language](),
  ]);
  return { game, language, words, guide, page, Figure };
}

/** The rules of a game in a language: undefined while they load, null when they could not be loaded. */
export function useBook(game: GameManifest, language: Language): OpenBook | undefined | null {
  const [opened, setOpened] = useState<{ key: string; book: OpenBook | null }>();
  const key = `${game.id} ${language}`;
  useEffect(() => {
    let isWanted = true;
    const settle = (book: OpenBook | null) => isWanted && setOpened({ key, book });
    openBook(game, language).then(settle, () => settle(null));
    return () => {
      isWanted = false;
    };
  }, [game, language, key]);
  return opened?.key === key ? opened.book : undefined;
}
