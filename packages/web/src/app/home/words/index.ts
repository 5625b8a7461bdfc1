import { catalogue } from '@tessera/engine';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type ReturnWords = Words<typeof en>;

export const loadReturnWords = catalogue<ReturnWords>(language => import(`./${language}.ts`));
