/** Text of the share dialogs, lazy-loaded with them. */
import type { Words } from '../../../text/index.ts';
import { loaderOf } from '../../../text/loader.ts';
import type { en } from './en.ts';

export type ShareWords = Words<typeof en>;

export const loadWords = loaderOf<ShareWords>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});
