/**
 * Thread pool for bots. A table has one thought at a time, and thread time is shared fairly
 * among addresses, guests and tables (`FairQueue`). Quick and slow thoughts have a queue each: slow ones, limited by
 * time, leave one thread free for quick ones, so that a gentle bot never waits for one that thinks for seconds.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Costs } from './costs.ts';
import { FairQueue, type Payer, type Served } from './fairQueue.ts';
import type { BotReply, BotTask } from './thinking.ts';

export interface PoolOptions {
  readonly threads?: number;
  /** Timeout of a thought, after which its thread is terminated. */
  readonly overrunMs?: number;
  readonly script?: URL;
  readonly costs?: Costs;
  readonly onThought?: (ms: number, result: BotResult['kind']) => void;
}

/**
 * A bot that crashes or times out has no answer, and the rules answer for its seat. A thought that is
 * given up, because it is superseded or the server stops, counts for nothing.
 */
export type BotResult =
  | ({ readonly kind: 'answered' } & BotReply)
  | { readonly kind: 'failed' | 'overran' | 'givenUp'; readonly reason: string };

interface QueuedThought {
  readonly task: BotTask;
  resolve(result: BotResult): void;
}

type WorkerReply = { readonly answer: BotReply } | { readonly failure: string };

/** Far above the time of the strongest level on a slow machine. */
const OVERRUN_MS = 30_000;
const MEMORY = { maxOldGenerationSizeMb: 512 };
const SCRIPT = new URL('./worker.ts', import.meta.url);

export class BotPool {
  readonly #threads: number;
  readonly #overrunMs: number;
  readonly #script: URL;
  readonly #costs: Costs;
  readonly #onThought: NonNullable<PoolOptions['onThought']>;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  readonly #quick = new FairQueue<QueuedThought>();
  readonly #slow = new FairQueue<QueuedThought>();
  #slowRunning = 0;
  #isClosed = false;

  constructor(options: PoolOptions = {}) {
    const { threads, overrunMs = OVERRUN_MS, script = SCRIPT, onThought = () => {} } = options;
    // One core stays free for the event loop; at least two threads, so that one is free for quick thoughts.
    this.#threads = Math.max(2, threads ?? availableParallelism() - 1);
    this.#overrunMs = overrunMs;
    this.#script = script;
    this.#costs = options.costs ?? new Costs();
    this.#onThought = onThought;
  }

  /** Number of tables in the queues. */
  get waiting(): number {
    return this.#quick.size + this.#slow.size;
  }

  /** Replaces a queued thought of the same table, which is given up. */
  think(task: BotTask, payer: Payer): Promise<BotResult> {
    const { table, game, level } = task;
    return new Promise(resolve => {
      this.forget(table);
      if (this.#isClosed) return resolve(GIVEN_UP);
      const queue = this.#costs.isQuick(game, level) ? this.#quick : this.#slow;
      queue.add({ table, payer, cost: this.#costs.expected(game, level), value: { task, resolve } });
      this.#next();
    });
  }

  /** Gives up a queued thought and returns whether there was one; a running one is not interrupted. */
  forget(table: string): boolean {
    const waiting = this.#quick.remove(table) ?? this.#slow.remove(table);
    waiting?.resolve(GIVEN_UP);
    return waiting !== undefined;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const queue of [this.#quick, this.#slow])
      for (let one = queue.take(); one; one = queue.take()) one.value.resolve(GIVEN_UP);
    await Promise.all([...this.#idle, ...this.#busy].map(worker => worker.terminate()));
  }

  #next(): void {
    if (this.#isClosed || this.#busy.size >= this.#threads) return;
    // One thread is reserved for quick thoughts; the others prefer slow ones.
    const isQuickServed = this.#busy.size > this.#slowRunning;
    const maySlow = this.#slow.size > 0 && this.#slowRunning < this.#threads - 1;
    const isSlow = maySlow && (isQuickServed || this.#quick.size === 0);
    const next = (isSlow ? this.#slow : this.#quick).take();
    if (!next) return;
    void this.#run(this.#idle.pop() ?? this.#start(), next, isSlow);
    // Starts the reserved thread ahead of its use: that takes half a second.
    if (isSlow && this.#idle.length === 0 && this.#busy.size < this.#threads) this.#idle.push(this.#start());
    this.#next();
  }

  #start(): Worker {
    const worker = new Worker(this.#script, { resourceLimits: MEMORY });
    // Does not keep the process alive; a crash is handled in #ask.
    worker.unref();
    worker.on('error', () => {});
    worker.once('exit', () => {
      const index = this.#idle.indexOf(worker);
      if (index >= 0) this.#idle.splice(index, 1);
    });
    return worker;
  }

  async #run(worker: Worker, { value, done }: Served<QueuedThought>, isSlow: boolean): Promise<void> {
    const { task, resolve } = value;
    this.#busy.add(worker);
    if (isSlow) this.#slowRunning++;
    const began = performance.now();
    const result = await this.#ask(worker, task);
    const ms = performance.now() - began;
    this.#busy.delete(worker);
    if (isSlow) this.#slowRunning--;
    done(ms);
    this.#costs.measured(task.game, task.level, ms);
    if (result.kind === 'answered') this.#idle.push(worker);
    else void worker.terminate();
    this.#onThought(ms, result.kind);
    resolve(this.#isClosed && result.kind !== 'answered' ? GIVEN_UP : result);
    this.#next();
  }

  #ask(worker: Worker, task: BotTask): Promise<BotResult> {
    return new Promise(resolve => {
      const timer = setTimeout(() => finish({ kind: 'overran', reason: 'time' }), this.#overrunMs);
      const finish = (result: BotResult): void => {
        clearTimeout(timer);
        worker.off('message', onReply).off('error', onError).off('exit', onExit);
        resolve(result);
      };
      const onReply = (reply: WorkerReply): void =>
        finish('answer' in reply ? { kind: 'answered', ...reply.answer } : failed(reply.failure));
      const onError = (error: Error): void => finish(failed(error.message));
      const onExit = (): void => finish(failed('its thread has ended'));
      worker.on('message', onReply).on('error', onError).on('exit', onExit);
      worker.postMessage(task);
    });
  }
}

const GIVEN_UP: BotResult = { kind: 'givenUp', reason: 'nobody waits for it any more' };

const failed = (reason: string): BotResult => ({ kind: 'failed', reason });
