/** Rules and proofs of single games, for workers: a worker judges the puzzles of one game. */
import type { Judging } from './judges/judging.ts';
import type { PuzzleGame } from './types.ts';

export { judgeAnswer, replyOf } from './judge.ts';
export type { Judging } from './judges/judging.ts';
export { rootIn } from './root.ts';

const LOADERS: Readonly<Record<PuzzleGame, () => Promise<{ readonly judging: Judging }>>> = {
  rift: () => import('./judges/rift.ts'),
  tesseract: () => import('./judges/tesseract.ts'),
  quantum: () => import('./judges/quantum.ts'),
  loop: () => import('./judges/loop.ts'),
};

export const loadJudging = async (game: PuzzleGame): Promise<Judging> => (await LOADERS[game]()).judging;
