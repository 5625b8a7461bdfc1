/** Text of the share dialogs, lazy-loaded with them. */
import { catalogue } from '@tessera/engine';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type ShareWords = Words<typeof en>;

export const loadWords = catalogue<ShareWords>(language => import(`./${language}.ts`));
