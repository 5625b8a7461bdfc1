/** The words of the quantum table, fetched with it: the shell's first load carries none of them. */
import { catalogue } from '@tessera/engine';
import { cardWords, loadQuantumText, type QuantumView } from '@tessera/games/quantum';
import { useMemo } from 'preact/hooks';
import type { MatchSnapshot } from '../../../match/client.ts';
import { useMatchPack } from '../../../table/useMatchPack.ts';
import { besideGame, useLoadedWords } from '../../../text/index.ts';
import type { LessonText } from './en/lessons.ts';
import type { PanelText } from './en/panels.ts';
import type { StoryText } from './en/story.ts';
import type { TableText } from './en/table.ts';

export interface TableWords {
  readonly lessons: LessonText;
  readonly panels: PanelText;
  readonly story: StoryText;
  readonly table: TableText;
}

export const loadWords = besideGame(
  loadQuantumText,
  catalogue<TableWords>(language => import(`./${language}/index.ts`)),
);

/** All the parts of the table need in order to speak. */
export type QuantumWords = Awaited<ReturnType<typeof loadWords>>;

/** The words of the chosen language; undefined until they have come. */
export const useWords = (): QuantumWords | undefined => useLoadedWords(loadWords);

/** The same, and cards as the pack of a match calls them (Q-PACK-4). */
export function useMatchWords(words: QuantumWords, snapshot: MatchSnapshot<QuantumView>): QuantumWords {
  const pack = useMatchPack(snapshot);
  return useMemo(() => {
    const cards = cardWords(words.game.cards, { pack }, words.language);
    return { ...words, game: { ...words.game, cards } };
  }, [words, pack]);
}
