/** Puzzles of every game: data, proofs, judgements. */
import loop from './data/loop.json' with { type: 'json' };
import quantum from './data/quantum.json' with { type: 'json' };
import rift from './data/rift.json' with { type: 'json' };
import tesseract from './data/tesseract.json' with { type: 'json' };
import type { Puzzle, PuzzleFile } from './types.ts';

export { distance, isAlike } from './alike.ts';
export { momentsOf } from './explain.ts';
export { hardest, type Judgement, judgeAnswer, replyOf } from './judge.ts';
export { isStillProved, proofOf } from './prove.ts';
export type { Prover, Step } from './prover.ts';
export { gameOf, proverFor, rootOf } from './tasks.ts';
export { THEMES, type Theme } from './themes.ts';
export * from './types.ts';

export const PUZZLE_FILES = [rift, tesseract, quantum, loop] as unknown as readonly PuzzleFile[];

export const PUZZLES: readonly Puzzle[] = PUZZLE_FILES.flatMap(({ puzzles }) => puzzles);
