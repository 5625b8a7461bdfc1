// @chunk own
/** Texts of the clocks, loaded with them, and where a match with clocks is set up. */
import { catalogue } from '@tessera/engine';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type ClockWords = Words<typeof en>;

export const loadClockWords = catalogue<ClockWords>(language => import(`./${language}.ts`));
