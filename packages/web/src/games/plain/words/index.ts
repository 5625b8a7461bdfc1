/** Text of the plain table, lazy-loaded with it. */
import type { Words } from '../../../text/index.ts';
import { loaderOf } from '../../../text/loader.ts';
import type { en } from './en.ts';

export type PlainWords = Words<typeof en>;

export const loadPlainWords = loaderOf<PlainWords>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});
