/** The words of the reader, fetched with it: whoever only plays never loads them. */
import type { Language } from '@tessera/engine';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type ReaderWords = Words<typeof en>;

const LOADERS: Readonly<Record<Language, () => Promise<ReaderWords>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  cs: async () => (await import('./cs.ts')).cs,
};

export const loadWords = (language: Language): Promise<ReaderWords> => LOADERS[language]();

/** The reader provides them to all its parts, once they are loaded. */
export const WordsContext = createContext<ReaderWords | undefined>(undefined);

export function useWords(): ReaderWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('only the rules reader speaks these words');
  return words;
}
