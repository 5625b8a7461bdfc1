// @chunk common
/** Languages of every catalogue, and the filling of a sentence with its parameters. */
import type { Params } from './violation.ts';

/** English first: it is the model of the others. */
export const LANGUAGES = ['en', 'fr', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Puts `params` into the `{name}` places of a sentence; a name nobody gave stays visible. */
export const fill = (sentence: string, params: Params): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
