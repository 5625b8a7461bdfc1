// @chunk *-table
/** Text of the story, fetched with its first trace. */
import { catalogue } from '@tessera/engine';
import type { Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type StoryWords = Words<typeof en>;

export const loadWords = catalogue<StoryWords>(language => import(`./${language}.ts`));
