/** Text of the position editor, lazy-loaded with it. */
import { catalogue } from '@tessera/engine';
import { loadRiftReasons, loadRiftText } from '@tessera/games/rift';
import { besideGame, type Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type EditorText = Words<typeof en>;

export const loadWords = besideGame(
  async language => ({ ...(await loadRiftText(language)), ...(await loadRiftReasons(language)) }),
  catalogue<EditorText>(language => import(`./${language}.ts`)),
);

export type EditorWords = Awaited<ReturnType<typeof loadWords>>;
