/** The words of the quantum table, fetched with it: the shell's first load carries none of them. */
import { QUANTUM_TEXT_LOADERS } from '@tessera/games/quantum';
import { useLoadedWords } from '../../../text/index.ts';
import { besideGame, loaderOf } from '../../../text/loader.ts';
import type { LessonText } from './en/lessons.ts';
import type { PanelText } from './en/panels.ts';
import type { TableText } from './en/table.ts';

interface TableWords {
  readonly lessons: LessonText;
  readonly panels: PanelText;
  readonly table: TableText;
}

export const loadWords = besideGame(
  QUANTUM_TEXT_LOADERS,
  loaderOf<TableWords>({
    en: () => import('./en/index.ts'),
    fr: () => import('./fr/index.ts'),
    cs: () => import('./cs/index.ts'),
  }),
);

/** All the parts of the table need in order to speak. */
export type QuantumWords = Awaited<ReturnType<typeof loadWords>>;

/** The words of the chosen language; undefined until they have come. */
export const useWords = (): QuantumWords | undefined => useLoadedWords(loadWords);
