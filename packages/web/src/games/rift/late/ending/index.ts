/** Text of the results, lazy-loaded with the end of a match. */
import { catalogue } from '@tessera/engine';
import { loadRiftReasons } from '@tessera/games/rift';
import { besideGame, type Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type EndText = Words<typeof en>;

export const loadWords = besideGame(
  loadRiftReasons,
  catalogue<EndText>(language => import(`./${language}.ts`)),
);

export type EndWords = Awaited<ReturnType<typeof loadWords>>;
