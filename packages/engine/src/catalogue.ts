// @chunk common
/** Loads catalogues one language at a time, so that nobody downloads the other languages. */
import type { Files } from './completed.ts';
import { DRAFTS, LANGUAGES, type Language } from './language.ts';

/** The words of a language, fetched if need be. */
export type Load<W> = (language: Language) => Promise<W>;

/** The loader of a catalogue; `en` is its English, where that need not be fetched. */
export const catalogue =
  <W>(files: Files, en?: W): Load<W> =>
  async language =>
    language in DRAFTS
      ? (await import('./completed.ts')).loadCompleted(files, language, en)
      : ((await files(language)) as Readonly<Record<Language, W>>)[language];

/** The words of all languages at once, for the terminal and for tests. */
export async function inEveryLanguage<W>(load: Load<W>): Promise<Readonly<Record<Language, W>>> {
  const loaded = LANGUAGES.map(async language => [language, await load(language)] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Record<Language, W>;
}
