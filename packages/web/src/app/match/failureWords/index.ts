/** Text of failures of a match, lazy-loaded with the first one. */
import { catalogue } from '@tessera/engine';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type FailureWords = Words<typeof en>;

export const loadFailureWords = catalogue<FailureWords>(language => import(`./${language}.ts`));
