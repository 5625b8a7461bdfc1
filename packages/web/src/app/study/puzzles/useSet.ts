import { loadPuzzles, PUZZLE_GAMES, type Puzzle, type PuzzleGame } from '@tessera/bots/puzzles/sets';
import { useEffect, useState } from 'preact/hooks';

type Sets = Readonly<Partial<Record<PuzzleGame, readonly Puzzle[]>>>;

const known: { [K in PuzzleGame]?: readonly Puzzle[] } = {};

/** Puzzle sets of some games, each fetched once; those that have arrived. */
export function useSets(games: readonly PuzzleGame[] = PUZZLE_GAMES): Sets {
  const [, setCount] = useState(0);
  const missing = games.filter(game => !known[game]).join(' ');
  useEffect(() => {
    let isWanted = true;
    for (const game of missing.split(' ').filter(Boolean) as PuzzleGame[]) {
      const keep = async (): Promise<void> => {
        known[game] = (await loadPuzzles(game)).puzzles;
        if (isWanted) setCount(count => count + 1);
      };
      keep().catch(() => undefined); // a failed fetch leaves the game without its puzzles until the next visit
    }
    return () => {
      isWanted = false;
    };
  }, [missing]);
  return known;
}

export const useSet = (game: PuzzleGame): readonly Puzzle[] | undefined => useSets([game])[game];
