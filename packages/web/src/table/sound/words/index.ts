// @chunk table
import { catalogue } from '@tessera/engine';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type SoundWords = Words<typeof en>;

export const loadWords = catalogue<SoundWords>(language => import(`./${language}.ts`));
