/** Words of the workshop, fetched with it. */
import { catalogue } from '@tessera/engine';
import { loadQuantumText } from '@tessera/games/quantum';
import { besideGame, type Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type WorkshopText = Words<typeof en>;

export const loadWords = besideGame(
  loadQuantumText,
  catalogue<WorkshopText>(language => import(`./${language}.ts`)),
);

export type WorkshopWords = Awaited<ReturnType<typeof loadWords>>;
