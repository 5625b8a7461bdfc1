import { expect, test } from 'vitest';
import type { Port, StartPort } from '../../match/caller.ts';
import type { BotRequest, Sent } from '../../match/protocol.ts';
import { createWatch, type Watch } from './watch.ts';

interface Worker {
  readonly start: StartPort;
  readonly asked: unknown[];
  isClosed: boolean;
}

/** A worker that answers every request for a judgement. */
function workerOf(answer: (view: number) => unknown): Worker {
  let tell: (message: unknown) => void = () => {};
  const port: Port = {
    post(message) {
      const { id, view } = message as Sent<Extract<BotRequest, { type: 'judge' }>>;
      worker.asked.push(view);
      const value = answer(view as number);
      const problem = { code: 'botFailed', message: 'no' };
      queueMicrotask(() => tell(value === undefined ? { id, ok: false, problem } : { id, ok: true, value }));
    },
    listen: onMessage => {
      tell = onMessage;
    },
    close: () => {
      worker.isClosed = true;
    },
  };
  const worker: Worker = { start: () => port, asked: [], isClosed: false };
  return worker;
}

const watchOf = (worker: Worker): Watch => createWatch({ viewAt: async count => count }, worker.start);

const isDone = (watch: Watch): Promise<unknown> => expect.poll(() => watch.get().isDone).toBe(true);

test('every position is judged once, the worker is terminated, and a failed judgement is null', async () => {
  const worker = workerOf(view => (view === 3 ? undefined : [view / 10]));
  const watch = watchOf(worker);
  watch.start('any', 6);
  await isDone(watch);
  expect(worker.asked.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect([watch.get().found.get(2), watch.get().found.get(3)]).toEqual([[0.2], null]);
  expect(worker.isClosed).toBe(true);
});

test('sampling stops when unsubscribed, and resumes later', async () => {
  const worker = workerOf(() => {
    if (worker.asked.length === 2) stop();
    return [0.5];
  });
  const watch = watchOf(worker);
  const stop = watch.start('any', 6);
  await expect.poll(() => worker.isClosed).toBe(true);
  expect(watch.get()).toMatchObject({ isDone: false, found: { size: 1 } });
  watch.start('any', 6);
  await isDone(watch);
  expect(watch.get().found.size).toBe(7);
});

test('without a bot that judges, or without a worker, nothing is found', async () => {
  const nobody = workerOf(() => 'none');
  const none = watchOf(nobody);
  none.start('any', 6);
  await isDone(none);
  expect([none.get().found.size, nobody.asked.length]).toEqual([0, 1]);
  const alone = createWatch({ viewAt: async count => count }, () => undefined);
  alone.start('any', 6);
  await isDone(alone);
  expect(alone.get().found.size).toBe(0);
});
