/** Text of the rift table that few games need, lazy-loaded with the first sentence of it. */
import type { Words } from '../../../../text/index.ts';
import { loaderOf } from '../../../../text/loader.ts';
import type { en } from './en.ts';

export type LateWords = Words<typeof en>;

export const loadWords = loaderOf<LateWords>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});
