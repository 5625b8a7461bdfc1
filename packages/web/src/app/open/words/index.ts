/** Text of the import page. */
import { catalogue } from '@tessera/engine';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type OpenWords = Words<typeof en>;

export const loadWords = catalogue<OpenWords>(language => import(`./${language}.ts`));
