/** The page's end of the bot worker: at most one thought at a time, started late, given up at once. */
import type { Reason } from '@tessera/bots';
import { type Caller, createCaller, type StartPort } from './caller.ts';
import type { Advice, OfferAnswer } from './client.ts';
import type { BotAnswers, BotRequest, Problem, Reply } from './protocol.ts';

/** A bot that does not let go within this time after a cancel loses its worker. */
const CANCEL_GRACE_MS = 250;
/** One that was never heard is still being fetched, and on a busy machine another would be no sooner. */
const FETCH_GRACE_MS = 10_000;

type BotTask = Extract<BotRequest, { type: 'think' | 'advise' | 'consider' }>;

/** A bot's move and what speaks for it, null for advice that came to its end, what it says to an offer, or why there is nothing. */
export type Thought =
  | { readonly move: string | null; readonly reason?: Reason; readonly resigns?: true }
  | OfferAnswer
  | { readonly problem: Problem };

export interface Thinker {
  /** Gives up what was thought about before. `cancelled` when given up itself. */
  run(task: BotTask, onAdvice?: (advice: Advice) => void): Promise<Thought>;
  cancel(): void;
  /** The match is over: its bots need not remember it. */
  forget(match: string): void;
  close(): void;
}

/** The worker starts with the first thought: two people at one screen never load a bot. */
export function createThinker(start: StartPort): Thinker {
  let caller: Caller<BotRequest, BotAnswers> | undefined;
  let running: { readonly id: number; readonly reply: Promise<Reply<unknown>> } | undefined;
  let isHeard = false;
  let turn = 0;
  let isClosed = false;

  function open(): typeof caller {
    isHeard = false;
    const port = start();
    const opened: typeof caller = port && createCaller(port, () => drop(opened));
    return opened;
  }

  /** The next thought starts a new worker. */
  function drop(which: typeof caller): void {
    if (caller === which) caller = undefined;
  }

  function cancel(): void {
    turn++;
    if (running) caller?.ask({ type: 'cancel', request: running.id });
  }

  /** Waits until the worker is free, or ends it. */
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
    forget: match => void caller?.ask({ type: 'forget', match }),
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
      caller?.close();
    },
  };
}

const CANCELLED: Thought = { problem: { code: 'cancelled', message: 'given up on request' } };

const after = (ms: number): Promise<false> => new Promise(resolve => setTimeout(() => resolve(false), ms));
