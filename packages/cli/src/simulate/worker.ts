/** Worker thread: plays its share of a simulation; any message stops it. */
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '../games/index.ts';
import { planOf, simulateGame } from './game.ts';
import type { Share } from './run.ts';

const { data, first, step, games }: Share = workerData;
const plan = planOf(data, GAMES);
const stopper = new AbortController();
const { signal } = stopper;
parentPort?.once('message', () => stopper.abort());
for (let index = first; index < games && !signal.aborted; index += step) {
  const game = await simulateGame(plan, index, signal);
  if (game && !signal.aborted) parentPort?.postMessage(game);
  await turnOfTheLoop(); // lets the message through
}
parentPort?.close();
