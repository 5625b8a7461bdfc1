// @chunk own
/** Completes the catalogue of a language in progress: sentences that it does not have yet are those of English, marked. */
import {
  DRAFTS,
  type Draft,
  type FormIn,
  type InLanguages,
  LANGUAGES,
  type Language,
  MARK,
  withForms,
} from './language.ts';

/**
 * Imports the file of a language, which exports its words by the name of the language:
 * `` language => import(`./${language}.ts`) ``. Node runs that as it stands; the build of the client lists the files
 * that are there, and another language gives undefined.
 */
export type Files = (language: Language) => Promise<unknown> | undefined;

/** The words of a language in progress; a file that nobody has begun is read as an empty one. */
export async function loadCompleted<W>(files: Files, language: Language, en?: W): Promise<W> {
  const [english, own] = await Promise.all([
    en ?? exported<W>(files, 'en'),
    exported<Draft<W>>(files, language),
  ]);
  return completed(english as W, own);
}

async function exported<W>(files: Files, language: Language): Promise<W | undefined> {
  try {
    return ((await files(language)) as Partial<Record<Language, W>> | undefined)?.[language];
  } catch (error) {
    if (isMissing(error, language)) return undefined;
    throw error;
  }
}

/** True if Node found no file of the language; a file that fails for another reason is a fault. */
const isMissing = (error: unknown, language: Language): boolean => {
  const { code, url = '' } = error as { readonly code?: string; readonly url?: string };
  return code === 'ERR_MODULE_NOT_FOUND' && new RegExp(`/${language}(/index)?\\.ts$`).test(url);
};

/** The draft with the sentences of English in the places that it leaves open. */
export function completed<T>(en: T, draft?: Draft<T>): T {
  return withForms({ '': markedOnce }, filled(en, draft) as T);
}

/** One mark is enough for an English sentence and the English names in it. */
const markedOnce: FormIn = (value, sentence) => (sentence.startsWith(MARK) ? unmarked(value) : value);

/** Words without their marks, for names: initials are made of them, and journals keep them. */
export const unmarked = (words: string): string => words.replaceAll(MARK, '');

/** A text in every language, those in progress completed. */
export function completedAll<T>(texts: InLanguages<T>): Readonly<Record<Language, T>> {
  const given = texts as Partial<Record<Language, T & Draft<T>>>;
  const textIn = (language: Language): T | undefined =>
    language in DRAFTS ? completed(texts.en, given[language]) : given[language];
  return Object.fromEntries(LANGUAGES.map(language => [language, textIn(language)])) as Record<Language, T>;
}

function filled(en: unknown, draft: unknown): unknown {
  if (typeof en === 'string') return draft ?? (isWordless(en) ? en : MARK + en);
  if (typeof en === 'function') return draft ?? ((...args: unknown[]) => filled(en(...args), undefined));
  if (Array.isArray(en)) return Object.values(filledFields(en, draft as readonly unknown[] | undefined));
  if (typeof en !== 'object' || en === null) return draft ?? en;
  // Languages differ in their plural forms: those of the draft need no others.
  return isPlural(en) && isPlural(draft) ? draft : filledFields(en, draft as object | undefined);
}

function filledFields(en: object, draft: object = {}): object {
  const entries = Object.entries(en).map(([key, value]) => [key, filled(value, draft[key as never])]);
  // In the order of English, in which lists are shown.
  const more = Object.entries(draft).filter(([key]) => !(key in en));
  return Object.fromEntries([...entries, ...more]);
}

/** True for plural forms; a sentence about others is called `other` too, beside keys that are no forms. */
const isPlural = (words: unknown): boolean =>
  typeof (words as { other?: unknown } | undefined)?.other === 'string' &&
  Object.keys(words as object).every(form => /^(?:zero|one|two|few|many|other)$/.test(form));

/** True for what is the same in every language: clauses, letters, numbers and bare parameters. */
const isWordless = (sentence: string): boolean =>
  /^[A-Z]+-[A-Z]+-\w+$/.test(sentence) || !/\p{L}{2}/u.test(sentence.replace(/\{[\w|]+\}/g, ''));
