import type { Words } from '../../../text/index.ts';
import { loaderOf } from '../../../text/loader.ts';
import type { en } from './en.ts';

export type EndingWords = Words<typeof en>;

export const loadWords = loaderOf<EndingWords>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});
