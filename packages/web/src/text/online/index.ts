/** Text of the on-line pages, lazy-loaded with them. */
import type { Words } from '../index.ts';
import { loaderOf } from '../loader.ts';
import type { en } from './en.ts';

export type OnlineWords = Words<typeof en>;

export const loadOnlineWords = loaderOf<OnlineWords>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});
