/** The database's own thread: waiting for the disk holds nobody up who thinks about moves meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { openCore } from '../core.ts';
import { StoreFailure } from '../failure.ts';
import { explain } from './explain.ts';
import { openFile } from './file.ts';
import type { Answer, Question } from './remote.ts';

const answer = async (id: number, ask: () => Promise<unknown>): Promise<void> => {
  const result: Answer = await ask().then(
    value => ({ id, value }),
    error => {
      const { code, message } = error instanceof StoreFailure ? error : explain(error);
      return { id, failure: { code, message } };
    },
  );
  parentPort?.postMessage(result);
};

const core = (async () => openCore(openFile(workerData)))();
answer(0, async () => Object.keys(await core));
parentPort?.on('message', ({ id, method, args }: Question) =>
  answer(id, async () =>
    ((await core)[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args),
  ),
);
