/** Words of the loop preparation, fetched with the page and not before. */
import type { Words } from '../../../../text/index.ts';
import { loaderOf } from '../../../../text/loader.ts';
import type { en } from './en.ts';

export type PageWords = Words<typeof en>;

export const loadWords = loaderOf<PageWords>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});
