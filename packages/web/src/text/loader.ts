/** Words are fetched one language at a time: nobody loads what they do not read. */
import type { Language } from '@tessera/engine';

export type Loader<W> = (language: Language) => Promise<W>;

/** A file for each language, which calls what it says after the language. */
type Files<W> = { readonly [L in Language]: () => Promise<Readonly<Record<L, W>>> };

export const loaderOf =
  <W>(files: Files<W>): Loader<W> =>
  async language =>
    ((await files[language]()) as Readonly<Record<Language, W>>)[language];

/** Words with those of the game itself, which it can say in every language. */
export const besideGame =
  <G, W>(texts: Readonly<Record<Language, () => Promise<G>>>, load: Loader<W>) =>
  async (language: Language): Promise<W & { readonly game: G; readonly language: Language }> => {
    const [words, game] = await Promise.all([load(language), texts[language]()]);
    return { ...words, game, language };
  };
