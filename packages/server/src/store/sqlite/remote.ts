/** Proxy for the database thread. */
import { Worker } from 'node:worker_threads';
import { type FailureCode, StoreFailure } from '../failure.ts';
import type { LoggedCore as Core } from './loggedCore.ts';

export interface ThreadCall {
  readonly id: number;
  readonly method: keyof Core;
  readonly args: readonly unknown[];
}

/** Reply 0, unsolicited, lists the methods once the database is open. */
export type ThreadReply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: { readonly code: FailureCode; readonly message: string } };

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (failure: StoreFailure) => void;
}

export async function openRemote(path: string): Promise<Core> {
  const asked = new Map<number, Pending>();
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: path });
  worker.on('message', (answer: ThreadReply) => {
    const one = asked.get(answer.id);
    asked.delete(answer.id);
    if ('failure' in answer) one?.reject(new StoreFailure(answer.failure.code, answer.failure.message));
    else one?.resolve(answer.value);
  });
  let ended: StoreFailure | undefined;
  const end = (cause?: unknown): void => {
    ended ??= new StoreFailure('broken', 'The thread of the database has ended.', cause);
    for (const { reject } of asked.values()) reject(ended);
    asked.clear();
  };
  worker.on('error', end).on('exit', () => end());
  let last = 0;
  const wait = (id: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ended) reject(ended);
      else asked.set(id, { resolve, reject });
    });
  const ask = (method: keyof Core, args: readonly unknown[]): Promise<unknown> => {
    last += 1;
    const answered = wait(last);
    worker.postMessage({ id: last, method, args } satisfies ThreadCall);
    return answered;
  };
  const close = async (): Promise<void> => {
    await ask('close', []);
    await worker.terminate();
  };
  try {
    const methods = (await wait(0)) as readonly (keyof Core)[];
    const asking = methods.map(method => [method, (...args: unknown[]) => ask(method, args)]);
    return { ...Object.fromEntries(asking), close };
  } catch (failure) {
    await worker.terminate();
    throw failure;
  }
}
