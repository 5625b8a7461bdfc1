import { catalogue } from '@tessera/engine';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type OfflineWords = Words<typeof en>;

export const loadOfflineWords = catalogue<OfflineWords>(language => import(`./${language}.ts`));
