import { catalogue } from '@tessera/engine';
import type { Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type AnalysisWords = Words<typeof en>;

export const loadAnalysisWords = catalogue<AnalysisWords>(language => import(`./${language}.ts`));
