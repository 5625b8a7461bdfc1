/** Worker thread of a run: plays batches and posts every row as its game ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { parseExperiment } from './experiment.ts';
import { playOne } from './play.ts';
import type { Batch, Cell, ExperimentSource, GameRow } from './types.ts';

/** Message of a worker: a row, or the end of a batch. */
export type WorkerMessage = { readonly row: GameRow } | { readonly finished: true };

const experiment = parseExperiment(workerData as ExperimentSource);
const port = parentPort;
const tell = (message: WorkerMessage): void => port?.postMessage(message);

async function play({ cell: index, numbers }: Batch): Promise<void> {
  const cell = experiment.cells[index] as Cell;
  for (const number of numbers) {
    const game = await playOne(experiment, cell, number);
    if (game) tell({ row: game.row });
  }
  tell({ finished: true });
}

/** Batches are queued: the next one waits here while the first is played. */
let last = Promise.resolve();
port?.on('message', (batch: Batch) => {
  last = last.then(() => play(batch));
});
