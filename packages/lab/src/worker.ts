/** Worker thread of a run: plays batches and posts every row as its game ends. */
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { parseExperiment } from './experiment.ts';
import { playOne } from './play.ts';
import type { Batch, Cell, ExperimentSource, GameRow } from './types.ts';

/** Message of a worker: a row, or the end of a batch. */
export type WorkerMessage = { readonly row: GameRow } | { readonly finished: true };

const experiment = parseExperiment(workerData as ExperimentSource);
const port = parentPort;
const tell = (message: WorkerMessage): void => port?.postMessage(message);

const stopper = new AbortController();
const { signal } = stopper;

async function play({ cell: index, numbers }: Batch): Promise<void> {
  const cell = experiment.cells[index] as Cell;
  for (const number of numbers) {
    const game = await playOne(experiment, cell, number, signal);
    if (signal.aborted) return;
    if (game) tell({ row: game.row });
    await turnOfTheLoop(); // lets the message to stop through
  }
  tell({ finished: true });
}

/** Batches are queued: the next one waits here while the first is played. */
let last = Promise.resolve();
port?.on('message', (message: Batch | 'stop') => {
  if (message === 'stop') {
    stopper.abort();
    port.close();
  } else last = last.then(() => (signal.aborted ? undefined : play(message)));
});
