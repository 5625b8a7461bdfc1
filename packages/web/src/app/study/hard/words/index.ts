import { catalogue } from '@tessera/engine';
import type { Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type HardWords = Words<typeof en>;

export const loadHardWords = catalogue<HardWords>(language => import(`./${language}.ts`));
