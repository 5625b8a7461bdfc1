/** Text of the position editor, lazy-loaded with it. */
import { RIFT_TEXT_LOADERS } from '@tessera/games/rift';
import type { Words } from '../../../../text/index.ts';
import { besideGame, loaderOf } from '../../../../text/loader.ts';
import type { en } from './en.ts';

export type EditorText = Words<typeof en>;

export const loadWords = besideGame(
  RIFT_TEXT_LOADERS,
  loaderOf<EditorText>({
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    cs: () => import('./cs.ts'),
  }),
);

export type EditorWords = Awaited<ReturnType<typeof loadWords>>;
