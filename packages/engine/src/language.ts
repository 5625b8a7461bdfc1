// @chunk common
/** Languages of every catalogue, and interpolation of parameters into a sentence. */
import type { Params } from './violation.ts';

/** English first: its catalogues are the types of the others. */
export const LANGUAGES = ['en', 'fr', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Replaces the `{name}` parameters of a sentence; a missing one stays visible. */
export const fill = (sentence: string, params: Params): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
