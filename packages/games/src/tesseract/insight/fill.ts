/** Sentences with {holes}. */
import type { Params } from '@tessera/engine';

/** Puts values into the holes of a sentence; a hole without a value stays, so that a test can find it. */
export const fill = (sentence: string, params: Params): string =>
  sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));

/** With a capital letter in front, also where a name in lower case opens the sentence. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
