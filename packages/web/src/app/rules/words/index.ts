/** Text of the rules reader, lazy-loaded with it. */
import { catalogue } from '@tessera/engine';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type ReaderWords = Words<typeof en>;

export const loadWords = catalogue<ReaderWords>(language => import(`./${language}.ts`));

/** Context that provides the loaded text to all components of the reader. */
export const WordsContext = createContext<ReaderWords | undefined>(undefined);

export function useWords(): ReaderWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('only the rules reader speaks these words');
  return words;
}
