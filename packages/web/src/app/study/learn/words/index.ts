import { catalogue } from '@tessera/engine';
import type { Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type LearnWords = Words<typeof en>;

export const loadLearnWords = catalogue<LearnWords>(language => import(`./${language}.ts`));
