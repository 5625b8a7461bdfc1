// @chunk draft
/** Texts of the clocks, loaded with them, and where a match with clocks is set up. */
import type { Words } from '../../../text/index.ts';
import { loaderOf } from '../../../text/loader.ts';
import type { en } from './en.ts';

export type ClockWords = Words<typeof en>;

export const loadClockWords = loaderOf<ClockWords>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});
