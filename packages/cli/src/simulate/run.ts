/** Runs the games of a simulation, in this thread or in several; the result is the same. */
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type PlanData, type SimulatedGame, type SimulationPlan, simulateGame } from './game.ts';

/** The games to be played. */
export interface Course {
  /** The first game that is missing. */
  readonly first: number;
  readonly games: number;
  readonly workers: number;
  /** Aborting stops early: games in progress are dropped. */
  readonly signal: AbortSignal;
}

/** Every `step`th game from `first` on. */
export interface Share {
  readonly data: PlanData;
  readonly first: number;
  readonly step: number;
  readonly games: number;
}

/** Reports every game in the order of their numbers. */
export async function runGames(
  plan: SimulationPlan,
  course: Course,
  take: (game: SimulatedGame) => void,
): Promise<void> {
  const { first, games, workers, signal } = course;
  if (workers > 1 && games > first) return runInThreads(plan.data, course, take);
  for (let index = first; index < games; index++) {
    await turnOfTheLoop(); // lets a signal through, also between bots that never wait
    const game = signal.aborted ? undefined : await simulateGame(plan, index, signal);
    if (!game || signal.aborted) return;
    take(game);
  }
}

async function runInThreads(
  data: PlanData,
  { first, games, workers, signal }: Course,
  take: (game: SimulatedGame) => void,
): Promise<void> {
  const early = new Map<number, SimulatedGame>();
  let next = first;
  const receive = (game: SimulatedGame): void => {
    if (signal.aborted) return;
    early.set(game.row.index, game);
    for (let ready = early.get(next); ready; ready = early.get(next)) {
      early.delete(next);
      next += 1;
      take(ready);
    }
  };
  const step = Math.min(workers, games - first);
  const shares = Array.from({ length: step }, (_, i): Share => ({ data, first: first + i, step, games }));
  const started = shares.map(share => startWorker(share, receive));
  const stopped = new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()));
  try {
    await Promise.race([stopped, Promise.all(started.map(({ done }) => done))]);
  } finally {
    await Promise.all(started.map(stopWorker));
  }
}

function startWorker(share: Share, receive: (game: SimulatedGame) => void) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
  const ended = new Promise<void>(resolve => worker.once('exit', () => resolve()));
  const done = new Promise<void>((resolve, reject) => {
    worker.on('message', (game: SimulatedGame) => {
      try {
        receive(game);
      } catch (error) {
        reject(error);
      }
    });
    worker.once('error', reject);
    void ended.then(resolve);
  });
  return { worker, done, ended };
}

/** Time that a thread has to stop by itself. */
const PATIENCE_MS = 3000;

/** Asks the thread to end: terminated while it loads its modules, it now and then takes the whole process down. */
async function stopWorker({ worker, ended }: ReturnType<typeof startWorker>): Promise<void> {
  worker.postMessage('stop');
  const patience = setTimeout(() => void worker.terminate(), PATIENCE_MS);
  await ended;
  clearTimeout(patience);
}
