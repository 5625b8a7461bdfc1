// @chunk common
/** Languages of every catalogue, and interpolation of parameters into a sentence. */
import type { Params } from './violation.ts';

/**
 * Languages in which every sentence is written, by the name that their speakers give them. English comes first: its
 * catalogues are the types of the others.
 */
const COMPLETE = { en: 'English', fr: 'Français', cs: 'Čeština' } as const;

/** Languages in progress: sentences that they do not have yet are those of English, marked. */
export const DRAFTS = {} as const;

export const LANGUAGE_NAMES = { ...COMPLETE, ...DRAFTS };

export type CompleteLanguage = keyof typeof COMPLETE;
type InProgress = keyof typeof DRAFTS;
export type Language = CompleteLanguage | InProgress;

export const COMPLETE_LANGUAGES = Object.keys(COMPLETE) as [CompleteLanguage, ...CompleteLanguage[]];
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as [Language, ...Language[]];

/** Catalogue of a language in progress: any part of the sentences. */
export type Draft<T> = T extends string ? string : { readonly [K in keyof T]?: Draft<T[K]> };

/** A text in every complete language, and in those in progress as far as it is written. */
export type InLanguages<T> = Readonly<Record<CompleteLanguage, T>> & {
  readonly [L in InProgress]?: Draft<T>;
};

/** Stands before an English sentence in another language. */
export const MARK = '[en] ';

/** A sentence in a language, or marked in English. */
export const spoken = (sentences: InLanguages<string>, language: Language): string =>
  (sentences as Partial<Record<Language, string>>)[language] ?? MARK + sentences.en;

/** Changes a parameter so that it fits its sentence: `de` makes "d’Ada" of "Ada". */
export type Form = (value: string) => string;
/** A form that reads the sentence too; '' is the form of all parameters without one. */
export type FormIn = (value: string, sentence: string) => string;

const forms: Record<string, FormIn> = {};

/** A catalogue together with the forms that its sentences use, which `fill` knows from then on. */
export function withForms<T>(used: Readonly<Record<string, FormIn>>, catalogue: T): T {
  Object.assign(forms, used);
  return catalogue;
}

/** Replaces the parameters of a sentence, `{name}` or `{name|form}`; a missing one stays as it is, for a second filling. */
export const fill = (sentence: string, params: Params): string =>
  sentence.replace(/\{(\w+)(?:\|(\w+))?\}/g, (place, name: string, form = '') => {
    const value = params[name];
    const formed: FormIn = forms[form] ?? String;
    return value === undefined ? place : formed(String(value), sentence);
  });
