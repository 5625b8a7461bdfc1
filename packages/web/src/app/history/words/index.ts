import { catalogue } from '@tessera/engine';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type HistoryWords = Words<typeof en>;

export const loadHistoryWords = catalogue<HistoryWords>(language => import(`./${language}.ts`));
