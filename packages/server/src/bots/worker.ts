/** Worker thread of `BotPool`. */
import { parentPort } from 'node:worker_threads';
import { type BotTask, createThinking } from './thinking.ts';

const think = createThinking();
parentPort?.on('message', (task: BotTask) => {
  think(task).then(
    answer => parentPort?.postMessage({ answer }),
    error => parentPort?.postMessage({ failure: String(error) }),
  );
});
