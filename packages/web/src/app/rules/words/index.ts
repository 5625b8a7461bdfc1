/** Text of the rules reader, lazy-loaded with it. */
import { catalogue } from '@tessera/engine';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type ReaderWords = Words<typeof en>;

export const loadWords = catalogue<ReaderWords>(language => import(`./${language}.ts`));

let shown: ReaderWords | undefined;

/** Sets the text of every component of the reader; the book renders them anew with it. */
export const showWords = (words: ReaderWords): void => {
  shown = words;
};

export function useWords(): ReaderWords {
  if (!shown) throw new Error('only the rules reader speaks these words');
  return shown;
}
