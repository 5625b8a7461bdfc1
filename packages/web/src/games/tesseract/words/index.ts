/** Text of the tesseract table, lazy-loaded with it. */
import { TESSERACT_TEXT_LOADERS } from '@tessera/games/tesseract';
import { useLoadedWords } from '../../../text/index.ts';
import { besideGame, loaderOf } from '../../../text/loader.ts';
import type { CubeText } from './en/cube.ts';
import type { PanelText } from './en/panels.ts';
import type { TableText } from './en/table.ts';

interface TableWords {
  readonly cube: CubeText;
  readonly panels: PanelText;
  readonly table: TableText;
}

export const loadWords = besideGame(
  TESSERACT_TEXT_LOADERS,
  loaderOf<TableWords>({
    en: () => import('./en/index.ts'),
    fr: () => import('./fr/index.ts'),
    cs: () => import('./cs/index.ts'),
  }),
);

export type TesseractWords = Awaited<ReturnType<typeof loadWords>>;

/** Text of the chosen language; undefined until it has loaded. */
export const useWords = (): TesseractWords | undefined => useLoadedWords(loadWords);
