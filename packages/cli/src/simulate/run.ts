/** All games of a simulation, here or in several threads; what comes out is the same. */
import { Worker } from 'node:worker_threads';
import { type PlanData, type SimulatedGame, type SimulationPlan, simulateGame } from './game.ts';

/** Every `step`th game from `first` on. */
export interface Share {
  readonly data: PlanData;
  readonly first: number;
  readonly step: number;
  readonly games: number;
}

/** Hands every game over in the order of their numbers. */
export async function runGames(
  plan: SimulationPlan,
  games: number,
  workers: number,
  take: (game: SimulatedGame) => void,
): Promise<void> {
  if (workers > 1) return runInThreads(plan.data, games, Math.min(workers, games), take);
  for (let index = 0; index < games; index++) take(await simulateGame(plan, index));
}

async function runInThreads(
  data: PlanData,
  games: number,
  threads: number,
  take: (game: SimulatedGame) => void,
): Promise<void> {
  const early = new Map<number, SimulatedGame>();
  let next = 0;
  const receive = (game: SimulatedGame): void => {
    early.set(game.row.index, game);
    for (let ready = early.get(next); ready; ready = early.get(next)) {
      early.delete(next);
      next += 1;
      take(ready);
    }
  };
  const shares = Array.from(
    { length: threads },
    (_, first): Share => ({ data, first, step: threads, games }),
  );
  const started = shares.map(share => startWorker(share, receive));
  try {
    await Promise.all(started.map(({ done }) => done));
  } finally {
    await Promise.all(started.map(({ worker }) => worker.terminate()));
  }
}

function startWorker(share: Share, receive: (game: SimulatedGame) => void) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
  const done = new Promise<void>((resolve, reject) => {
    worker.on('message', (game: SimulatedGame) => {
      try {
        receive(game);
      } catch (error) {
        reject(error);
      }
    });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
  return { worker, done };
}
