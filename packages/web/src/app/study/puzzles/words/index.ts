import { catalogue } from '@tessera/engine';
import type { Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type PuzzleWords = Words<typeof en>;

export const loadPuzzleWords = catalogue<PuzzleWords>(language => import(`./${language}.ts`));
