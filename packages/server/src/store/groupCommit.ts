/** Group commit: all changes of one turn of the event loop share one commit, and one wait for the disk. */
import { StoreFailure } from './failure.ts';
import type { Change } from './runs.ts';

interface QueuedChange {
  readonly change: Change;
  /** Results for an accepted change and for a stale one. */
  readonly yes: unknown;
  readonly no: unknown;
  readonly resolve: (word: never) => void;
  readonly reject: (failure: StoreFailure) => void;
}

/** Limit of one batch, by the size of a statement. */
const MOST_CHANGES = 500;

/** Returns whether each change was accepted; rejects with a StoreFailure. */
type Commit = (changes: readonly Change[]) => Promise<readonly boolean[]>;

export class GroupCommit {
  readonly #commit: Commit;
  #waiting: QueuedChange[] = [];
  #between: (() => Promise<void>)[] = [];
  #isRunning = false;
  #idle: (() => void)[] = [];
  #failure: StoreFailure | undefined;

  constructor(commit: Commit) {
    this.#commit = commit;
  }

  /** Set once commits have failed for good. */
  get failure(): StoreFailure | undefined {
    return this.#failure;
  }

  /** Resolves with `yes` or `no`; rejects with a StoreFailure. */
  commit<Yes, No>(change: Change, yes: Yes, no: No): Promise<Yes | No> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise<Yes | No>((resolve, reject) => {
      this.#waiting.push({ change, yes, no, resolve, reject });
      this.#start();
    });
  }

  /** Runs `work` between two batches; rejects after a permanent failure. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#between.push(() => work().then(resolve, reject));
      this.#start();
    });
  }

  /** Refuses new changes and resolves when the queue is empty; false if it was closed already. */
  async close(): Promise<boolean> {
    if (this.#isRunning) await new Promise<void>(resolve => this.#idle.push(resolve));
    if (this.#failure?.code === 'closed') return false;
    this.#failure = new StoreFailure('closed', 'The store is closed.');
    return true;
  }

  #start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    setImmediate(() => this.#run());
  }

  /** Commits one batch at a time; changes that arrive meanwhile are the next one. */
  async #run(): Promise<void> {
    for (const work of this.#between.splice(0)) await work();
    if (this.#waiting.length > 0) await this.#writeAll(this.#waiting.splice(0, MOST_CHANGES));
    if (this.#waiting.length + this.#between.length > 0) setImmediate(() => this.#run());
    else {
      this.#isRunning = false;
      for (const resolve of this.#idle.splice(0)) resolve();
    }
  }

  async #writeAll(batch: readonly QueuedChange[]): Promise<void> {
    try {
      if (this.#failure) throw this.#failure;
      const accepted = await this.#commit(batch.map(({ change }) => change));
      for (const [i, { resolve, yes, no }] of batch.entries()) resolve((accepted[i] ? yes : no) as never);
    } catch (error) {
      const failure = error as StoreFailure;
      // One change is invalid: retries each on its own.
      if (failure.code === 'refused' && batch.length > 1) {
        for (const one of batch) await this.#writeAll([one]);
        return;
      }
      if (!failure.canGoOn) this.#failure ??= failure;
      for (const { reject } of batch) reject(failure);
    }
  }
}
