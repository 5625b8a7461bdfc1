/** Puzzles of the day: chosen by the date alone, the same for everybody, without a server. */
import { PUZZLE_GAMES, type PuzzleGame } from '@tessera/bots/puzzles/sets';
import { seededChance, shuffled } from '@tessera/engine';

export { dateOf, dayOf } from '@tessera/table/daily';

/** The game of the day; the games take turns. */
export const gameOn = (day: number): PuzzleGame => PUZZLE_GAMES[day % PUZZLE_GAMES.length] as PuzzleGame;

/** The puzzle of a game on a day. Every puzzle comes once before any comes again, in another order each time. */
export function puzzleOn<P extends { readonly id: string; readonly game: string }>(
  puzzles: readonly P[],
  day: number,
): P | undefined {
  const { length } = puzzles;
  const round = Math.floor(day / length);
  const sorted = puzzles.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return shuffled(seededChance(`${puzzles[0]?.game} ${round}`), sorted)[day % length];
}
