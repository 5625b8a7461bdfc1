/** The words of the loop table, fetched with it: the shell's first load carries none of them. */
import { LOOP_TEXT_LOADERS, type LoopView, matchText } from '@tessera/games/loop';
import { useMemo } from 'preact/hooks';
import type { MatchSnapshot } from '../../../match/client.ts';
import { useMatchPack } from '../../../table/useMatchPack.ts';
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

/** The same, and things as the pack of a match calls them (L-PACK-4). */
export function useMatchWords(words: LoopWords, snapshot: MatchSnapshot<LoopView>): LoopWords {
  const pack = useMatchPack(snapshot);
  return useMemo(
    () =>
      typeof pack === 'object' ? { ...words, game: matchText(words.game, { pack }, words.language) } : words,
    [words, pack],
  );
}
