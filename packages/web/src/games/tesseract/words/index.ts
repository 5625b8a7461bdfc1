/** Text of the tesseract table, lazy-loaded with it. */
import { catalogue } from '@tessera/engine';
import { loadTesseractText } from '@tessera/games/tesseract';
import { besideGame, useLoadedWords } from '../../../text/index.ts';
import type { CubeText } from './en/cube.ts';
import type { PanelText } from './en/panels.ts';
import type { TableText } from './en/table.ts';

export interface TableWords {
  readonly cube: CubeText;
  readonly panels: PanelText;
  readonly table: TableText;
}

export const loadWords = besideGame(
  loadTesseractText,
  catalogue<TableWords>(language => import(`./${language}/index.ts`)),
);

export type TesseractWords = Awaited<ReturnType<typeof loadWords>>;

/** Text of the chosen language; undefined until it has loaded. */
export const useWords = (): TesseractWords | undefined => useLoadedWords(loadWords);
