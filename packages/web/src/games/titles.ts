/** Titles of games: English comes with the first chunk, other languages with their reader. */
import type { Language } from '@tessera/engine';
import type { GameManifest, GameTitle } from './manifest.ts';

type Later = Exclude<Language, 'en'>;

/** Files of the other languages, each of which exports its title by the name of the language. */
type Files = { readonly [L in Later]: () => Promise<Readonly<Record<L, GameTitle>>> };

export function titlesOf(en: GameTitle, files: Files): Pick<GameManifest, 'titles' | 'loadTitle'> {
  const titles: Partial<Record<Language, GameTitle>> = { en };
  return {
    titles: titles as Record<Language, GameTitle>,
    async loadTitle(language) {
      if (language !== 'en')
        titles[language] ??= ((await files[language]()) as Readonly<Record<Later, GameTitle>>)[language];
    },
  };
}
