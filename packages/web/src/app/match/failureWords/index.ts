/** Sentences for what goes wrong with a match; fetched with the first failure. */
import type { Words } from '../../../text/index.ts';
import { loaderOf } from '../../../text/loader.ts';
import type { en } from './en.ts';

export type FailureWords = Words<typeof en>;

export const loadFailureWords = loaderOf<FailureWords>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});
