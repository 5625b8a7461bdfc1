import { catalogue } from '@tessera/engine';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type ReviewWords = Words<typeof en>;

export const loadReviewWords = catalogue<ReviewWords>(language => import(`./${language}.ts`));
