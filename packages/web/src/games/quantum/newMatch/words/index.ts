/** Words of the quantum preparation, fetched with the page and not before. */
import { catalogue } from '@tessera/engine';
import { loadQuantumText } from '@tessera/games/quantum';
import { besideGame, type Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type MatchWords = Words<typeof en>;

export const loadWords = besideGame(
  loadQuantumText,
  catalogue<MatchWords>(language => import(`./${language}.ts`)),
);

export type PageWords = Awaited<ReturnType<typeof loadWords>>;
