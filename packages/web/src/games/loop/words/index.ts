/** The words of the loop table, fetched with it: the shell's first load carries none of them. */
import { LOOP_TEXT_LOADERS } from '@tessera/games/loop';
import { besideGame, loaderOf } from '../../../text/loader.ts';
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

export const loadWords = besideGame(
  LOOP_TEXT_LOADERS,
  loaderOf<TableWords>({
    en: () => import('./en/index.ts'),
    fr: () => import('./fr/index.ts'),
    cs: () => import('./cs/index.ts'),
  }),
);

/** All the parts of the table need in order to speak. */
export type LoopWords = Awaited<ReturnType<typeof loadWords>>;
