/** The words of the loop table, fetched with it: the shell's first load carries none of them. */
import type { Language } from '@tessera/engine';
import { loaderOf } from '../../../text/loader.ts';
import type { BoardText } from './en/board.ts';
import type { EndingText } from './en/ending.ts';
import type { LessonText } from './en/lessons.ts';
import type { PanelText } from './en/panels.ts';
import type { TableText } from './en/table.ts';

interface TableWords {
  readonly board: BoardText;
  readonly ending: EndingText;
  readonly lessons: LessonText;
  readonly panels: PanelText;
  readonly table: TableText;
}

const load = loaderOf<TableWords>({
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  cs: () => import('./cs/index.ts'),
});

export const loadWords = async (language: Language) => ({ ...(await load(language)), language });

/** All the parts of the table need in order to speak. */
export type LoopWords = Awaited<ReturnType<typeof loadWords>>;
