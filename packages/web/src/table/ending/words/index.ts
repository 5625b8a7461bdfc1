import { catalogue } from '@tessera/engine';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type EndingWords = Words<typeof en>;

export const loadWords = catalogue<EndingWords>(language => import(`./${language}.ts`));
