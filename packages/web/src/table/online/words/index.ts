/** Words around an on-line match, fetched with it. */
import type { Words } from '../../../text/index.ts';
import { loaderOf } from '../../../text/loader.ts';
import type { en } from './en.ts';

export type TalkWords = Words<typeof en>;

export const loadTalkWords = loaderOf<TalkWords>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});
