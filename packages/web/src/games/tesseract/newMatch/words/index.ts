/** Text of tesseract's new match form, lazy-loaded with the page. */
import { TESSERACT_TEXT_LOADERS } from '@tessera/games/tesseract';
import type { Words } from '../../../../text/index.ts';
import { besideGame, loaderOf } from '../../../../text/loader.ts';
import type { en } from './en.ts';

export type MatchWords = Words<typeof en>;

export const loadWords = besideGame(
  TESSERACT_TEXT_LOADERS,
  loaderOf<MatchWords>({
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    cs: () => import('./cs.ts'),
  }),
);

export type PageWords = Awaited<ReturnType<typeof loadWords>>;
