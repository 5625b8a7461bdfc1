/** The database thread: runs queries and checkpoints. */
import { constants, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { StoreFailure } from '../failure.ts';
import { explain } from './explain.ts';
import { openLogged } from './loggedCore.ts';
import type { ThreadCall, ThreadReply } from './remote.ts';

const answer = async (id: number, ask: () => Promise<unknown>): Promise<void> => {
  const result: ThreadReply = await ask().then(
    value => ({ id, value }),
    error => {
      const { code, message } = error instanceof StoreFailure ? error : explain(error);
      return { id, failure: { code, message } };
    },
  );
  parentPort?.postMessage(result);
};

// Checkpoints are not urgent; Linux has priorities per thread.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const core = openLogged(workerData);
answer(0, async () => Object.keys(await core));
parentPort?.on('message', ({ id, method, args }: ThreadCall) =>
  answer(id, async () =>
    ((await core)[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args),
  ),
);
