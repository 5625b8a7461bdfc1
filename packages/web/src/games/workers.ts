/** How workers find a game: its folder brings `worker.ts`, which fetches each part of it when that is first needed. */
import { loadersOf } from '../match/loaders.ts';
import type { GameWorker } from './manifest.ts';

const FOUND = import.meta.glob<GameWorker>('./*/worker.ts', { eager: true, import: 'worker' });

/** By the names of the folders, which are the ids of the games. */
const WORKERS: ReadonlyMap<string | undefined, GameWorker> = new Map(
  Object.entries(FOUND).map(([path, worker]) => [path.split('/').at(-2), worker]),
);

export const workerOf = (game: string): GameWorker | undefined => WORKERS.get(game);

export const { loadGame, loadAnalyst, loadBots, loadJudge } = loadersOf(workerOf);
