/** Text of the loop table, lazy-loaded with it. */
import { catalogue } from '@tessera/engine';
import { type LoopView, loadLoopText, matchText } from '@tessera/games/loop';
import { useMemo } from 'preact/hooks';
import type { MatchSnapshot } from '../../../match/client.ts';
import { useMatchPack } from '../../../table/useMatchPack.ts';
import { besideGame } from '../../../text/index.ts';
import type { BoardText } from './en/board.ts';
import type { EndingText } from './en/ending.ts';
import type { LessonText } from './en/lessons.ts';
import type { PanelText } from './en/panels.ts';
import type { StoryText } from './en/story.ts';
import type { TableText } from './en/table.ts';

export interface TableWords {
  readonly board: BoardText;
  readonly ending: EndingText;
  readonly lessons: LessonText;
  readonly panels: PanelText;
  readonly story: StoryText;
  readonly table: TableText;
}

export const loadWords = besideGame(
  loadLoopText,
  catalogue<TableWords>(language => import(`./${language}/index.ts`)),
);

export type LoopWords = Awaited<ReturnType<typeof loadWords>>;

/** Text of the table with the names of the match's pack (L-PACK-4). */
export function useMatchWords(words: LoopWords, snapshot: MatchSnapshot<LoopView>): LoopWords {
  const pack = useMatchPack(snapshot);
  return useMemo(
    () =>
      typeof pack === 'object' ? { ...words, game: matchText(words.game, { pack }, words.language) } : words,
    [words, pack],
  );
}
