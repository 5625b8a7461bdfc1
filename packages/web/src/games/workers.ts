/** Finds the games for workers: each folder has a `worker.ts`, which lazy-loads the game's parts. */
import { loadersOf } from '../match/loaders.ts';
import type { GameWorker } from './manifest.ts';

const FOUND = import.meta.glob<GameWorker>('./*/worker.ts', { import: 'worker' });

/** Loads the worker's part of a game, whose folder is named after its id; undefined for an unknown one. */
export const workerOf = async (game: string): Promise<GameWorker | undefined> =>
  FOUND[`./${game}/worker.ts`]?.();

export const { loadGame, loadAnalyst, loadBots, loadJudges } = loadersOf(workerOf);
