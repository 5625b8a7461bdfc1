/** The words of the reader, fetched with it: whoever only plays never loads them. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Words } from '../../../text/index.ts';
import { loaderOf } from '../../../text/loader.ts';
import type { en } from './en.ts';

export type ReaderWords = Words<typeof en>;

export const loadWords = loaderOf<ReaderWords>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});

/** The reader provides them to all its parts, once they are loaded. */
export const WordsContext = createContext<ReaderWords | undefined>(undefined);

export function useWords(): ReaderWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('only the rules reader speaks these words');
  return words;
}
