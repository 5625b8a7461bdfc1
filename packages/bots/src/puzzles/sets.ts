/** Puzzle sets of single games, for pages: a player of one game does not fetch the others. */
import { PUZZLE_GAMES, type PuzzleFile, type PuzzleGame } from './types.ts';

export type { Theme } from './themes.ts';
export {
  type Explained,
  type Goal,
  type Odds,
  PUZZLE_GAMES,
  type Puzzle,
  type PuzzleFile,
  type PuzzleGame,
} from './types.ts';

export const isPuzzleGame = (id: string | undefined): id is PuzzleGame =>
  (PUZZLE_GAMES as readonly (string | undefined)[]).includes(id);

const FILES: Readonly<Record<PuzzleGame, () => Promise<{ readonly default: unknown }>>> = {
  rift: () => import('./data/rift.json', { with: { type: 'json' } }),
  tesseract: () => import('./data/tesseract.json', { with: { type: 'json' } }),
  quantum: () => import('./data/quantum.json', { with: { type: 'json' } }),
  loop: () => import('./data/loop.json', { with: { type: 'json' } }),
};

export const loadPuzzles = async (game: PuzzleGame): Promise<PuzzleFile> =>
  (await FILES[game]()).default as PuzzleFile;
