import type { AnyGame } from '@tessera/engine';
import { type Prover, proverOf, type Task } from '../prover.ts';
import type { Candidate, Goal } from '../types.ts';

/** The rules of a game, and provers of its goals. */
export interface Judging {
  readonly game: AnyGame;
  proverFor(puzzle: Candidate, root: unknown): Prover;
}

export const byTask = (game: unknown, taskOf: (root: unknown, goal: Goal) => Task): Judging => ({
  game: game as AnyGame,
  proverFor: ({ goal }, root) => proverOf(taskOf(root, goal)),
});
