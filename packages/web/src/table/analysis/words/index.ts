import { catalogue } from '@tessera/engine';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type AnalysisEntryWords = Words<typeof en>;

export const loadWords = catalogue<AnalysisEntryWords>(language => import(`./${language}.ts`));
