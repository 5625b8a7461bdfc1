// @chunk common
/** Languages of every catalogue, and interpolation of parameters into a sentence. */
import type { Params } from './violation.ts';

/** English first: its catalogues are the types of the others. */
export const LANGUAGES = ['en', 'fr', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Changes a parameter so that it fits its sentence: `de` makes "d’Ada" of "Ada". */
export type Form = (value: string) => string;

const forms: Record<string, Form> = {};

/** A catalogue together with the forms that its sentences use, which `fill` knows from then on. */
export function withForms<T>(used: Readonly<Record<string, Form>>, catalogue: T): T {
  Object.assign(forms, used);
  return catalogue;
}

/** Replaces the parameters of a sentence, `{name}` or `{name|form}`; a missing one stays as it is, for a second filling. */
export const fill = (sentence: string, params: Params): string =>
  sentence.replace(/\{(\w+)(?:\|(\w+))?\}/g, (place, name: string, form = '') => {
    const value = params[name];
    return value === undefined ? place : (forms[form] ?? String)(String(value));
  });
