/** Text of tesseract's new match form, lazy-loaded with the page. */
import { catalogue } from '@tessera/engine';
import { loadTesseractText } from '@tessera/games/tesseract';
import { besideGame, type Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type MatchWords = Words<typeof en>;

export const loadWords = besideGame(
  loadTesseractText,
  catalogue<MatchWords>(language => import(`./${language}.ts`)),
);

export type PageWords = Awaited<ReturnType<typeof loadWords>>;
