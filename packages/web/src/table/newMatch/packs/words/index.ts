/** Text about content packs of any game, lazy-loaded with the field. */
import type { Words } from '../../../../text/index.ts';
import { loaderOf } from '../../../../text/loader.ts';
import type { en } from './en.ts';

export type CommonWords = Words<typeof en>;

export const loadWords = loaderOf<CommonWords>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});
