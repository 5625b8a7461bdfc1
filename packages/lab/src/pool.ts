/** Worker threads that play batches as fast as they are asked for. */
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { parseExperiment } from './experiment.ts';
import { playOne } from './play.ts';
import type { Batch, Cell, ExperimentSource, GameRow } from './types.ts';
import type { WorkerMessage } from './worker.ts';

/** Batches that a worker holds: the second one bridges the way of a message. */
const AHEAD = 2;

/** Time that a thread has to stop by itself. */
const PATIENCE_MS = 3000;

/** A batch, or undefined for the end of the work. */
type Next<B extends Batch> = B | undefined | Promise<B | undefined>;

export interface Work<B extends Batch> {
  readonly source: ExperimentSource;
  /** Threads; 0 plays in this one. */
  readonly workers: number;
  readonly next: () => Next<B>;
  readonly take: (rows: readonly GameRow[]) => void;
  /** Called when all games of a batch have been taken. */
  readonly onFinished?: (batch: B) => void | Promise<void>;
  readonly signal: AbortSignal;
}

/** Plays until `next` has no batch and none is under way, or the signal is aborted. */
export async function playAll<B extends Batch>(work: Work<B>): Promise<void> {
  const { workers, signal } = work;
  if (workers === 0) return playHere(work);
  const threads: Thread[] = [];
  const stopped = new Promise<void>(resolve => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    const ends = Array.from({ length: workers }, () => drive(work, threads));
    await Promise.race([stopped, Promise.all(ends)]);
  } finally {
    await Promise.all(threads.map(thread => thread.close()));
  }
}

async function playHere<B extends Batch>({ source, next, take, onFinished, signal }: Work<B>): Promise<void> {
  const experiment = parseExperiment(source);
  for (let batch = await next(); batch && !signal.aborted; batch = await next()) {
    for (const number of batch.numbers) {
      const game = await playOne(experiment, experiment.cells[batch.cell] as Cell, number, signal);
      if (game) take([game.row]);
      await turnOfTheLoop(); // lets a signal through
    }
    if (!signal.aborted) await onFinished?.(batch);
  }
}

/** Keeps one thread busy; it is started with the first batch, so that a short run starts few. */
async function drive<B extends Batch>(work: Work<B>, threads: Thread[]): Promise<void> {
  const { source, next, take, onFinished, signal } = work;
  const first = await next();
  if (!first || signal.aborted) return;
  const thread = startThread(source, take);
  threads.push(thread);
  const follow = async (given: B | undefined): Promise<void> => {
    for (let batch = given; batch && !signal.aborted; batch = await next()) {
      await thread.play(batch);
      await onFinished?.(batch);
    }
  };
  await Promise.all(Array.from({ length: AHEAD }, async (_, i) => follow(i === 0 ? first : await next())));
}

interface Thread {
  /** Resolves when the games of the batch have been taken. */
  play(batch: Batch): Promise<void>;
  close(): Promise<unknown>;
}

function startThread(source: ExperimentSource, take: Work<Batch>['take']): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: source });
  /** Batches under way, in the order of their answers. */
  const waiting: { readonly resolve: () => void; readonly reject: (error: unknown) => void }[] = [];
  let fault: { readonly error: unknown } | undefined;
  const fail = (error: unknown): void => {
    fault ??= { error };
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('message', ({ rows, isFinished }: WorkerMessage) => {
    try {
      if (rows.length > 0) take(rows);
      if (isFinished) waiting.shift()?.resolve();
    } catch (error) {
      fail(error);
    }
  });
  worker.once('error', fail);
  const ended = new Promise<void>(resolve => worker.once('exit', () => resolve()));
  return {
    play: batch =>
      new Promise((resolve, reject) => {
        if (fault) return reject(fault.error);
        waiting.push({ resolve, reject });
        worker.postMessage(batch);
      }),
    close() {
      // Terminated while it loads its modules, a thread now and then takes the whole process down.
      worker.postMessage('stop');
      const patience = setTimeout(() => void worker.terminate(), PATIENCE_MS);
      return ended.then(() => clearTimeout(patience));
    },
  };
}
