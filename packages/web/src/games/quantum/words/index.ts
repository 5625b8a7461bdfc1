/** The words of the quantum table, fetched with it: the shell's first load carries none of them. */
import type { Language } from '@tessera/engine';
import { QUANTUM_TEXT_LOADERS, type QuantumText } from '@tessera/games/quantum';
import { useLoadedWords } from '../../../text/index.ts';
import type { LessonText } from './en/lessons.ts';
import type { PanelText } from './en/panels.ts';
import type { TableText } from './en/table.ts';

/** All the parts of the table need in order to speak. */
export interface QuantumWords {
  readonly language: Language;
  readonly game: QuantumText;
  readonly lessons: LessonText;
  readonly panels: PanelText;
  readonly table: TableText;
}

const LOADERS = {
  en: async () => ({
    ...(await import('./en/lessons.ts')),
    ...(await import('./en/panels.ts')),
    ...(await import('./en/table.ts')),
  }),
  fr: async () => ({
    ...(await import('./fr/lessons.ts')),
    ...(await import('./fr/panels.ts')),
    ...(await import('./fr/table.ts')),
  }),
  cs: async () => ({
    ...(await import('./cs/lessons.ts')),
    ...(await import('./cs/panels.ts')),
    ...(await import('./cs/table.ts')),
  }),
} as const satisfies Record<Language, () => Promise<Pick<QuantumWords, 'lessons' | 'panels' | 'table'>>>;

export async function loadWords(language: Language): Promise<QuantumWords> {
  const [words, game] = await Promise.all([LOADERS[language](), QUANTUM_TEXT_LOADERS[language]()]);
  return { language, game, ...words };
}

/** The words of the chosen language; undefined until they have come. */
export const useWords = (): QuantumWords | undefined => useLoadedWords(loadWords);
