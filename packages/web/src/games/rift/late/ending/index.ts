/** Text of the results, lazy-loaded with the end of a match. */
import { catalogue } from '@tessera/engine';
import type { Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type EndWords = Words<typeof en>;

export const loadWords = catalogue<EndWords>(language => import(`./${language}.ts`));
