/** The prover of a puzzle, and the game it is played by. */
import { type AnyGame, invariant } from '@tessera/engine';
import { loop } from '@tessera/games/loop';
import { quantum } from '@tessera/games/quantum';
import { rift } from '@tessera/games/rift';
import { tesseract } from '@tessera/games/tesseract';
import { loopTask } from './loopTask.ts';
import { type Prover, proverOf, type Task } from './prover.ts';
import { quantumTask } from './quantumTask.ts';
import { riftProver } from './riftTask.ts';
import { rootIn } from './root.ts';
import { tesseractTask } from './tesseractTask.ts';
import type { Candidate, Goal, PuzzleGame } from './types.ts';

const GAMES = { rift, tesseract, quantum, loop } as unknown as Readonly<Record<PuzzleGame, AnyGame>>;

const TASKS: Partial<Record<PuzzleGame, (root: unknown, goal: Goal) => Task>> = {
  tesseract: tesseractTask,
  quantum: quantumTask,
  loop: loopTask,
};

export const gameOf = ({ game }: Pick<Candidate, 'game'>): AnyGame => GAMES[game];

export const rootOf = (puzzle: Candidate): unknown => rootIn(gameOf(puzzle), puzzle);

/** A prover for one puzzle, with a table of its own. */
export function proverFor(puzzle: Candidate, root: unknown, limit?: number): Prover {
  if (puzzle.game === 'rift') return riftProver(root, puzzle.goal);
  const taskOf = TASKS[puzzle.game];
  invariant(taskOf !== undefined, `${puzzle.game} has puzzles`);
  return proverOf(taskOf(root, puzzle.goal), limit);
}
