/** Text of marks, lazy-loaded with the first of them. */
import { catalogue } from '@tessera/engine';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type MarkWords = Words<typeof en>;

export const loadWords = catalogue<MarkWords>(language => import(`./${language}.ts`));
