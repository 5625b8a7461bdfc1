// @chunk own
/** Sentences of reviews, loaded when a match is over. */
import { catalogue } from '@tessera/engine';
import type { Words } from '../index.ts';
import type { en } from './en.ts';

export type ReviewText = Words<typeof en>;

export const loadReviewText = catalogue<ReviewText>(language => import(`./${language}.ts`));
