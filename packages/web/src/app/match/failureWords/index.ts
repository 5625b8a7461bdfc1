/** Text of failures of a match, lazy-loaded with the first one. */
import type { Words } from '../../../text/index.ts';
import { loaderOf } from '../../../text/loader.ts';
import type { en } from './en.ts';

export type FailureWords = Words<typeof en>;

export const loadFailureWords = loaderOf<FailureWords>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});
