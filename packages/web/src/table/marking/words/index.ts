/** Text of marks, lazy-loaded with the first of them. */
import type { Words } from '../../../text/index.ts';
import { loaderOf } from '../../../text/loader.ts';
import type { en } from './en.ts';

export type MarkWords = Words<typeof en>;

export const loadWords = loaderOf<MarkWords>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});
