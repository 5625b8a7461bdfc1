/**
 * Replays matches from outside. Each in a thread of its own, one after another, and none for long: a log is small, and can
 * still be made to take minutes.
 */
import { Worker } from 'node:worker_threads';
import type { MatchLog } from '@tessera/engine';

/** The end of a match, as its replay found it. */
interface Ending {
  readonly winners: readonly number[];
  readonly reason: string;
  /** Last position, in notation. */
  readonly position: string;
}

/** `ending`: only of a match that has ended. `why`: it is no match that can be replayed here, in a sentence. */
export type Proved = { readonly isOver: boolean; readonly ending?: Ending } | { readonly why: string };

/** Said by the thread when it has loaded the rules. */
export const BEGUN = 'begun';

export interface ProofOptions {
  /** Time to replay one match, in milliseconds. */
  readonly longestMs?: number;
  /** Matches in the queue. */
  readonly mostWaiting?: number;
  readonly script?: URL;
}

const LONGEST_MS = 2000;
const MOST_WAITING = 8;
const MEMORY = { maxOldGenerationSizeMb: 256 };
const SCRIPT = new URL('./provingWorker.ts', import.meta.url);

export class Proofs {
  readonly #longestMs: number;
  readonly #mostWaiting: number;
  readonly #script: URL;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor({ longestMs = LONGEST_MS, mostWaiting = MOST_WAITING, script = SCRIPT }: ProofOptions = {}) {
    this.#longestMs = longestMs;
    this.#mostWaiting = mostWaiting;
    this.#script = script;
  }

  /** Undefined when too many are waiting. */
  prove(log: MatchLog): Promise<Proved | undefined> {
    if (this.#waiting >= this.#mostWaiting) return Promise.resolve(undefined);
    this.#waiting++;
    const proof = this.#last.then(() => this.#run(log));
    this.#last = proof.finally(() => this.#waiting--);
    return proof;
  }

  async #run(log: MatchLog): Promise<Proved> {
    const worker = new Worker(this.#script, { workerData: log, resourceLimits: MEMORY });
    worker.unref();
    const { promise, resolve } = Promise.withResolvers<Proved>();
    let timer: NodeJS.Timeout | undefined;
    worker.on('message', (said: Proved | typeof BEGUN) => {
      if (said !== BEGUN) return resolve(said);
      timer = setTimeout(() => resolve({ why: 'from: takes too long to be played again.' }), this.#longestMs);
    });
    worker.on('error', () => resolve({ why: 'from: cannot be played again.' }));
    worker.on('exit', () => resolve({ why: 'from: cannot be played again.' }));
    const proved = await promise;
    clearTimeout(timer);
    await worker.terminate();
    return proved;
  }
}
