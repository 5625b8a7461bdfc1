/** Text of the on-line pages, lazy-loaded with them. */
import { catalogue } from '@tessera/engine';
import type { Words } from '../index.ts';
import type { en } from './en.ts';

export type OnlineWords = Words<typeof en>;

export const loadOnlineWords = catalogue<OnlineWords>(language => import(`./${language}.ts`));
