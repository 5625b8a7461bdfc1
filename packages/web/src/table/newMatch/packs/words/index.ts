/** Text about content packs of any game, lazy-loaded with the field. */
import { catalogue } from '@tessera/engine';
import type { Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type CommonWords = Words<typeof en>;

export const loadWords = catalogue<CommonWords>(language => import(`./${language}.ts`));
