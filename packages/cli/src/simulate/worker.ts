/** Worker thread: plays its share of a simulation. */
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '../games/index.ts';
import { planOf, simulateGame } from './game.ts';
import type { Share } from './run.ts';

const { data, first, step, games }: Share = workerData;
const plan = planOf(data, GAMES);
for (let index = first; index < games; index += step) {
  parentPort?.postMessage(await simulateGame(plan, index));
}
