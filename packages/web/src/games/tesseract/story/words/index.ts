/** Text of the story, fetched with its first trace. */
import type { Words } from '../../../../text/index.ts';
import { loaderOf } from '../../../../text/loader.ts';
import type { en } from './en.ts';

export type StoryWords = Words<typeof en>;

export const loadWords = loaderOf<StoryWords>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});
