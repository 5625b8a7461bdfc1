/** The words of the tesseract table, fetched with it: the shell's first load carries none of them. */
import { TESSERACT_TEXT_LOADERS, type TesseractText } from '@tessera/games/tesseract';
import { useEffect, useState } from 'preact/hooks';
import { useText } from '../../../text/index.ts';
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
} as const satisfies Record<string, () => Promise<Pick<TesseractWords, 'cube' | 'panels' | 'table'>>>;

type Spoken = keyof typeof LOADERS;

const isSpoken = (language: string): language is Spoken => Object.hasOwn(LOADERS, language);

/** The words of a language; of English for one the table does not speak. */
export async function loadWords(language: string): Promise<TesseractWords> {
  const spoken = isSpoken(language) ? language : 'en';
  const [{ cube, panels, table }, game] = await Promise.all([
    LOADERS[spoken](),
    TESSERACT_TEXT_LOADERS[spoken](),
  ]);
  return { language, game, cube, panels, table };
}

/** The words of the chosen language; undefined until they have come. The old ones stay until new ones do. */
export function useWords(): TesseractWords | undefined {
  const { language } = useText();
  const [words, setWords] = useState<TesseractWords>();
  useEffect(() => {
    let isWanted = true;
    loadWords(language).then(loaded => isWanted && setWords(loaded));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words;
}
