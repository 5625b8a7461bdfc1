/** Text of the plain table, lazy-loaded with it. */
import { catalogue } from '@tessera/engine';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type PlainWords = Words<typeof en>;

export const loadPlainWords = catalogue<PlainWords>(language => import(`./${language}.ts`));
