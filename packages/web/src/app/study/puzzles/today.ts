/** Puzzles of the day: chosen by the date alone, the same for everybody, without a server. */
import { PUZZLE_GAMES, type PuzzleGame } from '@tessera/bots/puzzles/sets';
import { seededChance, shuffled } from '@tessera/engine';

const DAY_MS = 86_400_000;

/** Days since 1 January 1970, UTC. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/** The date of a day: "2026-11-18". */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

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
