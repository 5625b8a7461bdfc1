/** Text of the rules reader, lazy-loaded with it. */
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

/** Context that provides the loaded text to all components of the reader. */
export const WordsContext = createContext<ReaderWords | undefined>(undefined);

export function useWords(): ReaderWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('only the rules reader speaks these words');
  return words;
}
