/** Loads text one language at a time, so that nobody downloads the other languages. */
import type { Language } from '@tessera/engine';

export type Loader<W> = (language: Language) => Promise<W>;

/** One module per language, which exports its catalogue under the name of the language. */
type Files<W> = { readonly [L in Language]: () => Promise<Readonly<Record<L, W>>> };

export const loaderOf =
  <W>(files: Files<W>): Loader<W> =>
  async language =>
    ((await files[language]()) as Readonly<Record<Language, W>>)[language];

/** Loads text of the client together with the game's own text. */
export const besideGame =
  <G, W>(texts: Readonly<Record<Language, () => Promise<G>>>, load: Loader<W>) =>
  async (language: Language): Promise<W & { readonly game: G; readonly language: Language }> => {
    const [words, game] = await Promise.all([load(language), texts[language]()]);
    return { ...words, game, language };
  };
