/** Text of rift's new match form, lazy-loaded with the page. */
import { catalogue } from '@tessera/engine';
import { loadRiftPreparing } from '@tessera/games/rift';
import { besideGame, type Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type MatchWords = Words<typeof en>;

export const loadWords = besideGame(
  loadRiftPreparing,
  catalogue<MatchWords>(language => import(`./${language}.ts`)),
);

export type PageWords = Awaited<ReturnType<typeof loadWords>>;
