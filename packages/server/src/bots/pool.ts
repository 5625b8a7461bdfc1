/**
 * Where bots think: a few threads for all tables. A table has one thought at a time, and tables are served in the order
 * in which they asked, so that no table gets a second thought before every other one that waits got its first.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotTask } from './thinking.ts';

export interface PoolOptions {
  readonly threads?: number;
  /** A bot that takes longer than this loses its thread. */
  readonly overrunMs?: number;
  readonly script?: URL;
  /** Told of every thought: how long it took, and what became of it. */
  readonly onThought?: (ms: number, result: BotResult['kind']) => void;
}

/** A bot that crashes or does not come to an end has no answer: the rules have one for its seat. */
export type BotResult =
  | ({ readonly kind: 'answered' } & BotAnswer)
  | { readonly kind: 'failed' | 'overran'; readonly reason: string };

interface Waiting {
  readonly task: BotTask;
  resolve(result: BotResult): void;
}

type Reply = { readonly answer: BotAnswer } | { readonly failure: string };

/** Far more than the strongest level takes on a slow machine. */
const OVERRUN_MS = 30_000;
const MEMORY = { maxOldGenerationSizeMb: 512 };
const SCRIPT = new URL('./worker.ts', import.meta.url);

export class BotPool {
  readonly #threads: number;
  readonly #overrunMs: number;
  readonly #script: URL;
  readonly #onThought: NonNullable<PoolOptions['onThought']>;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  /** By table, in the order in which they asked. */
  readonly #waiting = new Map<string, Waiting>();
  #isClosed = false;

  constructor({ threads, overrunMs = OVERRUN_MS, script = SCRIPT, onThought = () => {} }: PoolOptions = {}) {
    // One core is left for those who play.
    this.#threads = threads ?? Math.max(1, availableParallelism() - 1);
    this.#overrunMs = overrunMs;
    this.#script = script;
    this.#onThought = onThought;
  }

  /** How many tables wait for a thread. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Takes the place of what the same table waited for before, which is given up. */
  think(task: BotTask): Promise<BotResult> {
    return new Promise(resolve => {
      this.forget(task.table);
      this.#waiting.set(task.table, { task, resolve });
      this.#next();
    });
  }

  /** What the table waited for is of no use any more; a thought that has begun comes to its end. */
  forget(table: string): void {
    this.#waiting.get(table)?.resolve({ kind: 'failed', reason: 'given up' });
    this.#waiting.delete(table);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const table of [...this.#waiting.keys()]) this.forget(table);
    await Promise.all([...this.#idle, ...this.#busy].map(worker => worker.terminate()));
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first || this.#isClosed || this.#busy.size >= this.#threads) return;
    const [table, waiting] = first;
    this.#waiting.delete(table);
    void this.#run(this.#idle.pop() ?? this.#start(), waiting);
    this.#next();
  }

  #start(): Worker {
    const worker = new Worker(this.#script, { resourceLimits: MEMORY });
    // A server that has nothing else to do may end; and who crashes is seen by whoever waits for it.
    worker.unref();
    worker.on('error', () => {});
    return worker;
  }

  async #run(worker: Worker, { task, resolve }: Waiting): Promise<void> {
    this.#busy.add(worker);
    const began = performance.now();
    const result = await this.#ask(worker, task);
    this.#busy.delete(worker);
    if (result.kind === 'answered') this.#idle.push(worker);
    else void worker.terminate();
    this.#onThought(performance.now() - began, result.kind);
    resolve(result);
    this.#next();
  }

  #ask(worker: Worker, task: BotTask): Promise<BotResult> {
    return new Promise(resolve => {
      const timer = setTimeout(() => settle({ kind: 'overran', reason: 'time' }), this.#overrunMs);
      const settle = (result: BotResult): void => {
        clearTimeout(timer);
        worker.off('message', onReply).off('error', onError).off('exit', onExit);
        resolve(result);
      };
      const onReply = (reply: Reply): void =>
        settle('answer' in reply ? { kind: 'answered', ...reply.answer } : failed(reply.failure));
      const onError = (error: Error): void => settle(failed(error.message));
      const onExit = (): void => settle(failed('its thread has ended'));
      worker.on('message', onReply).on('error', onError).on('exit', onExit);
      worker.postMessage(task);
    });
  }
}

const failed = (reason: string): BotResult => ({ kind: 'failed', reason });
