/** Titles of games: English comes with the first chunk, other languages with their reader. */
import { catalogue, type Files, type Language } from '@tessera/engine';
import type { GameManifest, GameTitle } from './manifest.ts';

export function titlesOf(en: GameTitle, files: Files): Pick<GameManifest, 'titles' | 'loadTitle'> {
  const titles: Partial<Record<Language, GameTitle>> = { en };
  const load = catalogue(files, en);
  return {
    titles: titles as Record<Language, GameTitle>,
    async loadTitle(language) {
      titles[language] ??= await load(language);
    },
  };
}
