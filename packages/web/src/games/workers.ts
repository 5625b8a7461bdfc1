/** Finds the games for workers: each folder has a `worker.ts`, which lazy-loads the game's parts. */
import { loadersOf } from '../match/loaders.ts';
import type { GameWorker } from './manifest.ts';

const FOUND = import.meta.glob<GameWorker>('./*/worker.ts', { eager: true, import: 'worker' });

/** Workers by folder name, which is the id of the game. */
const WORKERS: ReadonlyMap<string | undefined, GameWorker> = new Map(
  Object.entries(FOUND).map(([path, worker]) => [path.split('/').at(-2), worker]),
);

export const workerOf = (game: string): GameWorker | undefined => WORKERS.get(game);

export const { loadGame, loadAnalyst, loadBots, loadJudge } = loadersOf(workerOf);
