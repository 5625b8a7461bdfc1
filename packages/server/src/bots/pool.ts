/**
 * Where bots think: a few threads for all tables. A table has one thought at a time, and thread time is shared out fairly
 * among addresses, guests and tables (`FairQueue`). Quick and slow thoughts have a queue each: slow ones, which search
 * against a clock, leave one thread free for quick ones, so that a gentle bot never waits for one that thinks for seconds.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Costs } from './costs.ts';
import { FairQueue, type Payer, type Served } from './fairQueue.ts';
import type { BotAnswer, BotTask } from './thinking.ts';

export interface PoolOptions {
  readonly threads?: number;
  /** A bot that takes longer than this loses its thread. */
  readonly overrunMs?: number;
  readonly script?: URL;
  readonly costs?: Costs;
  /** Told of every thought: how long it took, and what became of it. */
  readonly onThought?: (ms: number, result: BotResult['kind']) => void;
}

/**
 * A bot that crashes or does not come to an end has no answer: the rules have one for its seat. A thought that was given
 * up, because nobody wants it any more or the server stops, is nobody's answer.
 */
export type BotResult =
  | ({ readonly kind: 'answered' } & BotAnswer)
  | { readonly kind: 'failed' | 'overran' | 'givenUp'; readonly reason: string };

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
  readonly #costs: Costs;
  readonly #onThought: NonNullable<PoolOptions['onThought']>;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  readonly #quick = new FairQueue<Waiting>();
  readonly #slow = new FairQueue<Waiting>();
  #slowRunning = 0;
  #isClosed = false;

  constructor(options: PoolOptions = {}) {
    const { threads, overrunMs = OVERRUN_MS, script = SCRIPT, onThought = () => {} } = options;
    // One core is left for those who play; two threads are the least that keep one free for quick thoughts.
    this.#threads = Math.max(2, threads ?? availableParallelism() - 1);
    this.#overrunMs = overrunMs;
    this.#script = script;
    this.#costs = options.costs ?? new Costs();
    this.#onThought = onThought;
  }

  /** How many tables wait for a thread. */
  get waiting(): number {
    return this.#quick.size + this.#slow.size;
  }

  /** Takes the place of what the same table waited for before, which is given up. */
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

  /** Gives up what the table waits for, and says whether it did; a thought that has begun comes to its end. */
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
    // One thread belongs to quick thoughts; the others to slow ones first.
    const isQuickServed = this.#busy.size > this.#slowRunning;
    const maySlow = this.#slow.size > 0 && this.#slowRunning < this.#threads - 1;
    const isSlow = maySlow && (isQuickServed || this.#quick.size === 0);
    const next = (isSlow ? this.#slow : this.#quick).take();
    if (!next) return;
    void this.#run(this.#idle.pop() ?? this.#start(), next, isSlow);
    // A thread takes half a second to start: the one for quick thoughts does so before it is needed.
    if (isSlow && this.#idle.length === 0 && this.#busy.size < this.#threads) this.#idle.push(this.#start());
    this.#next();
  }

  #start(): Worker {
    const worker = new Worker(this.#script, { resourceLimits: MEMORY });
    // A server that has nothing else to do may end; and who crashes is seen by whoever waits for it.
    worker.unref();
    worker.on('error', () => {});
    worker.once('exit', () => {
      const index = this.#idle.indexOf(worker);
      if (index >= 0) this.#idle.splice(index, 1);
    });
    return worker;
  }

  async #run(worker: Worker, { value, done }: Served<Waiting>, isSlow: boolean): Promise<void> {
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

const GIVEN_UP: BotResult = { kind: 'givenUp', reason: 'nobody waits for it any more' };

const failed = (reason: string): BotResult => ({ kind: 'failed', reason });
