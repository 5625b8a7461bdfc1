/** Words of the workshop, fetched with it. */
import { QUANTUM_TEXT_LOADERS } from '@tessera/games/quantum';
import type { Words } from '../../../../text/index.ts';
import { besideGame, loaderOf } from '../../../../text/loader.ts';
import type { en } from './en.ts';

export type WorkshopText = Words<typeof en>;

export const loadWords = besideGame(
  QUANTUM_TEXT_LOADERS,
  loaderOf<WorkshopText>({
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    cs: () => import('./cs.ts'),
  }),
);

export type WorkshopWords = Awaited<ReturnType<typeof loadWords>>;
