/** Text of the rift table that few games need, lazy-loaded with the first sentence of it. */
import { catalogue } from '@tessera/engine';
import type { Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type LateWords = Words<typeof en>;

export const loadWords = catalogue<LateWords>(language => import(`./${language}.ts`));
