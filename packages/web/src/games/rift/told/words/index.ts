/** Text about the latest move of somebody else, lazy-loaded with it. */
import type { Words } from '../../../../text/index.ts';
import { loaderOf } from '../../../../text/loader.ts';
import type { en } from './en.ts';

export type ToldWords = Words<typeof en>;

export const loadWords = loaderOf<ToldWords>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});
