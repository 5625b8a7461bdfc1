/** Page side of the bot worker: at most one search at a time, started on demand, cancelled at once. */
import type { Reason } from '@tessera/bots';
import { type Caller, createCaller, type StartPort } from './caller.ts';
import type { Advice, OfferAnswer } from './client.ts';
import type { BotAnswers, BotRequest, Problem, Reply } from './protocol.ts';

/** Time in milliseconds that a cancelled bot has to stop before its worker is terminated. */
const CANCEL_GRACE_MS = 250;
/**
 * Longer limit for a worker that never answered: it is still being fetched, and a new one would be no faster.
 */
const FETCH_GRACE_MS = 10_000;

type BotTask = Extract<BotRequest, { type: 'think' | 'advise' | 'consider' }>;

/** Result of a search: a move with its reason, null after advice, an answer to an offer, or a failure. */
export type Thought =
  | { readonly move: string | null; readonly reason?: Reason; readonly resigns?: true }
  | OfferAnswer
  | { readonly problem: Problem };

export interface Thinker {
  /** Cancels the previous search. Resolves to `cancelled` if it is cancelled itself. */
  run(task: BotTask, onAdvice?: (advice: Advice) => void): Promise<Thought>;
  cancel(): void;
  /** A second worker for parts of one search; undefined on a machine without a core for it. */
  partner(): Thinker | undefined;
  /** Drops the bots' memory of a finished match. */
  forget(match: string): void;
  close(): void;
}

/** The worker starts with the first search: two people at one screen never load a bot. */
export function createThinker(start: StartPort, cores = 1): Thinker {
  let caller: Caller<BotRequest, BotAnswers> | undefined;
  let running: { readonly id: number; readonly reply: Promise<Reply<unknown>> } | undefined;
  let isHeard = false;
  let turn = 0;
  let isClosed = false;
  let partner: Thinker | undefined;

  function open(): typeof caller {
    isHeard = false;
    const port = start();
    const opened: typeof caller = port && createCaller(port, () => drop(opened));
    return opened;
  }

  /** Discards a worker; the next search starts a new one. */
  function drop(which: typeof caller): void {
    if (caller === which) caller = undefined;
  }

  function cancel(): void {
    turn++;
    partner?.cancel();
    if (running) caller?.ask({ type: 'cancel', request: running.id });
  }

  /** Waits until the worker is free, or terminates it. */
  async function settle(): Promise<void> {
    const before = caller;
    if (!running || !before) return;
    const grace = after(isHeard ? CANCEL_GRACE_MS : FETCH_GRACE_MS);
    const isFree = await Promise.race([running.reply.then(() => true), grace]);
    if (isFree) return;
    before.close();
    drop(before);
  }

  async function ask(task: BotTask, onAdvice?: (advice: Advice) => void): Promise<Thought> {
    caller ??= open();
    if (!caller) return { problem: { code: 'botFailed', message: 'no worker could be started' } };
    const asked = caller.ask<BotTask['type']>(task, onAdvice);
    running = asked;
    const reply = await asked.reply;
    isHeard = true;
    if (running === asked) running = undefined;
    return reply.ok ? (reply.value ?? { move: null }) : reply;
  }

  return {
    cancel,
    partner() {
      if (cores > 1 && !isClosed) partner ??= createThinker(start);
      return partner;
    },
    forget(match) {
      partner?.forget(match);
      caller?.ask({ type: 'forget', match });
    },
    async run(task, onAdvice) {
      cancel();
      const own = turn;
      await settle();
      if (own !== turn || isClosed) return CANCELLED;
      const thought = await ask(task, onAdvice);
      return own === turn ? thought : CANCELLED;
    },
    close() {
      turn++;
      isClosed = true;
      partner?.close();
      caller?.close();
    },
  };
}

const CANCELLED: Thought = { problem: { code: 'cancelled', message: 'given up on request' } };

const after = (ms: number): Promise<false> => new Promise(resolve => setTimeout(() => resolve(false), ms));
