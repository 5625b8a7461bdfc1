/**
 * Page side of a worker: sends requests, matches replies to them, and reports a crash to every pending
 * request.
 */
import type { Advice } from './client.ts';
import { failed, type Progress, type Push, type Reply } from './protocol.ts';

/** Port to a worker, or to a test double. */
export interface Port {
  post(message: unknown): void;
  /** Called once; `onCrash` if the worker died and will not answer any more. */
  listen(onMessage: (message: unknown) => void, onCrash: (why: string) => void): void;
  close(): void;
}

/** Starts a worker; undefined if the browser has none. */
export type StartPort = () => Port | undefined;

export interface Caller<Q extends { readonly type: string }, A extends { [K in Q['type']]: unknown }> {
  /** Never rejects. `id` identifies the request for cancelling it. */
  ask<K extends Q['type']>(
    request: Extract<Q, { readonly type: K }>,
    onAdvice?: (advice: Advice) => void,
  ): { readonly id: number; readonly reply: Promise<Reply<A[K]>> };
  /** Answers pending requests with `crashed` and terminates the worker. */
  close(): void;
}

interface Waiting {
  settle(reply: Reply<never>): void;
  onAdvice(advice: Advice): void;
}

/**
 * `onCrash` is called at most once, and never after `close`; `onPush` gets every message that is no reply.
 */
export function createCaller<Q extends { readonly type: string }, A extends { [K in Q['type']]: unknown }>(
  port: Port,
  onCrash: (why: string) => void,
  onPush: (push: Push) => void = () => {},
): Caller<Q, A> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended: string | undefined;

  function end(why: string): void {
    ended = why;
    for (const [id, { settle }] of waiting) settle(failed(id, 'crashed', why));
    waiting.clear();
    port.close();
  }

  port.listen(
    message => {
      const told = message as Reply<never> | Progress | Push;
      if (!('id' in told)) {
        onPush(told);
        return;
      }
      const one = waiting.get(told.id);
      if (!one) return; // a late message to a request that is over
      if ('advice' in told) {
        one.onAdvice(told.advice);
        return;
      }
      waiting.delete(told.id);
      one.settle(told);
    },
    why => {
      if (ended !== undefined) return;
      end(why);
      onCrash(why);
    },
  );

  return {
    ask(request, onAdvice = () => {}) {
      const id = ++lastId;
      const reply = new Promise<Reply<never>>(settle => {
        if (ended !== undefined) {
          settle(failed(id, 'crashed', ended));
          return;
        }
        waiting.set(id, { settle, onAdvice });
        port.post({ ...request, id });
      });
      return { id, reply };
    },
    close() {
      if (ended === undefined) end('closed');
    },
  };
}
