import { catalogue } from '@tessera/engine';
import type { Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type LoopModeWords = Words<typeof en>;

export const loadModeWords = catalogue<LoopModeWords>(language => import(`./${language}.ts`));
