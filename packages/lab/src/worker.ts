/** Worker thread of a run: plays batches and posts their rows, several at once where games are short. */
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { parseExperiment } from './experiment.ts';
import { playOne } from './play.ts';
import type { Batch, Cell, ExperimentSource, GameRow } from './types.ts';

export interface WorkerMessage {
  readonly rows: readonly GameRow[];
  /** True if they are the last ones of their batch. */
  readonly isFinished: boolean;
}

/** A message costs the receiving thread as much as a short game costs this one. */
const POST_MS = 50;

const experiment = parseExperiment(workerData as ExperimentSource);
const port = parentPort;
const tell = (message: WorkerMessage): void => port?.postMessage(message);

const stopper = new AbortController();
const { signal } = stopper;

async function play({ cell: index, numbers }: Batch): Promise<void> {
  const cell = experiment.cells[index] as Cell;
  let rows: GameRow[] = [];
  let posted = performance.now();
  for (const number of numbers) {
    const game = await playOne(experiment, cell, number, signal);
    if (signal.aborted) return tell({ rows, isFinished: false });
    if (game) rows.push(game.row);
    if (performance.now() - posted >= POST_MS) {
      tell({ rows, isFinished: false });
      rows = [];
      posted = performance.now();
    }
    await turnOfTheLoop(); // lets the message to stop through
  }
  tell({ rows, isFinished: true });
}

/** Batches are queued: the next one waits here while the first is played. */
let last = Promise.resolve();
port?.on('message', (message: Batch | 'stop') => {
  if (message === 'stop') {
    stopper.abort();
    port.close();
  } else last = last.then(() => (signal.aborted ? undefined : play(message)));
});
