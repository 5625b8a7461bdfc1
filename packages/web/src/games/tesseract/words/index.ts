/** The words of the tesseract table, fetched with it: the shell's first load carries none of them. */
import type { Language } from '@tessera/engine';
import { TESSERACT_TEXT_LOADERS, type TesseractText } from '@tessera/games/tesseract';
import { useLoadedWords } from '../../../text/index.ts';
import type { CubeText } from './en/cube.ts';
import type { PanelText } from './en/panels.ts';
import type { TableText } from './en/table.ts';

/** All the parts of the table need in order to speak. */
export interface TesseractWords {
  readonly language: string;
  readonly game: TesseractText;
  readonly cube: CubeText;
  readonly panels: PanelText;
  readonly table: TableText;
}

const LOADERS = {
  en: async () => ({
    ...(await import('./en/cube.ts')),
    ...(await import('./en/panels.ts')),
    ...(await import('./en/table.ts')),
  }),
  fr: async () => ({
    ...(await import('./fr/cube.ts')),
    ...(await import('./fr/panels.ts')),
    ...(await import('./fr/table.ts')),
  }),
  cs: async () => ({
    ...(await import('./cs/cube.ts')),
    ...(await import('./cs/panels.ts')),
    ...(await import('./cs/table.ts')),
  }),
} as const satisfies Record<Language, () => Promise<Pick<TesseractWords, 'cube' | 'panels' | 'table'>>>;

export async function loadWords(language: Language): Promise<TesseractWords> {
  const [{ cube, panels, table }, game] = await Promise.all([
    LOADERS[language](),
    TESSERACT_TEXT_LOADERS[language](),
  ]);
  return { language, game, cube, panels, table };
}

/** The words of the chosen language; undefined until they have come. */
export const useWords = (): TesseractWords | undefined => useLoadedWords(loadWords);
