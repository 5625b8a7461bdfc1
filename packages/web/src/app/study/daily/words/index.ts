import { catalogue } from '@tessera/engine';
import type { Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type DailyWords = Words<typeof en>;

export const loadDailyWords = catalogue<DailyWords>(language => import(`./${language}.ts`));
