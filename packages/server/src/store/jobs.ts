/** Scheduler of due tables: the listings are the queue, a timer waits for the first, and servers share the work. */
import type { Core } from './core.ts';
import type { Due, Jobs } from './types.ts';

/** Delays, in milliseconds. */
export interface JobDelays {
  /** Before a table is handled again that is still due since the same moment. */
  readonly againMs: number;
  /** Head start of the server that has the table open. */
  readonly graceMs: number;
}

type Handler = (table: string) => Promise<void>;

/** A due table assigned to this server. */
export interface Job extends Due {
  done(): Promise<void>;
}

/** Distribution of due tables among servers. */
export interface Sharing {
  open(): Promise<void>;
  /** Offers due tables, and returns those assigned to this server. */
  share(due: readonly Due[]): Promise<readonly Job[]>;
  close(): Promise<void>;
}

/** Without other servers, everything is assigned to this one. */
export const ALONE: Sharing = {
  async open() {},
  share: async due => due.map(one => ({ ...one, async done() {} })),
  async close() {},
};

/** Concurrency: thousands of tables may be due after a downtime. */
const MOST_RUNNING = 20;
/** Limit of the exponential backoff for a table that stays due. */
const SELDOM_MS = 60_000;

interface Looked {
  /** Due time. */
  readonly since: number;
  /** Time of the next attempt, and the delay before it. */
  readonly again: number;
  readonly wait: number;
}

export class DueJobs implements Jobs {
  readonly #core: Pick<Core, 'due' | 'nextDue'>;
  readonly #sharing: Sharing;
  readonly #delays: JobDelays;
  #handler: Handler | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = Number.POSITIVE_INFINITY;
  #sweeping = Promise.resolve();
  readonly #waiting: Job[] = [];
  readonly #running = new Map<string, Promise<void>>();
  readonly #looked = new Map<string, Looked>();

  constructor(core: Pick<Core, 'due' | 'nextDue'>, sharing: Sharing, delays: JobDelays) {
    this.#core = core;
    this.#sharing = sharing;
    this.#delays = delays;
  }

  schedule(_table: string, at: number): void {
    this.#wakeBy(at + this.#delays.graceMs);
  }

  async start(handler: Handler): Promise<void> {
    await this.#sharing.open();
    this.#handler = handler;
    this.#wake(Date.now());
  }

  async stop(): Promise<void> {
    this.#handler = undefined;
    clearTimeout(this.#timer);
    await this.#sweeping;
    this.#waiting.length = 0;
    await Promise.all(this.#running.values());
  }

  #wakeBy(at: number): void {
    if (this.#handler && at < this.#wakesAt) this.#wake(at);
  }

  #wake(at: number): void {
    clearTimeout(this.#timer);
    this.#wakesAt = at;
    this.#timer = setTimeout(
      () => {
        this.#wakesAt = Number.POSITIVE_INFINITY;
        this.#sweeping = this.#sweeping.then(() => this.#sweep());
      },
      Math.max(0, at - Date.now()),
    );
  }

  async #sweep(): Promise<void> {
    const now = Date.now();
    const until = now - this.#delays.graceMs;
    this.#wakeBy(now + this.#delays.againMs);
    // Waiting tables first; the last one to finish sweeps again.
    if (this.#waiting.length > 0) return;
    try {
      const due = await this.#core.due(until);
      this.#forgetAllBut(due);
      const tasks = await this.#sharing.share(due.filter(one => this.#isFresh(one, now)));
      const still = tasks.length === 0 ? [] : await this.#core.due(until);
      const names = new Set(still.map(nameOf));
      for (const task of tasks) {
        // Another server may have handled it meanwhile.
        if (names.has(nameOf(task)) && !this.#running.has(task.table)) this.#waiting.push(task);
        else await task.done();
      }
      this.#lookAll();
      const next = await this.#core.nextDue(until);
      if (next !== undefined) this.#wakeBy(next + this.#delays.graceMs);
    } catch {
      // Retried later; appends report a failing database.
    }
  }

  #isFresh({ table, at }: Due, now: number): boolean {
    const looked = this.#looked.get(table);
    return !this.#running.has(table) && (looked?.since !== at || looked.again <= now);
  }

  #forgetAllBut(due: readonly Due[]): void {
    const tables = new Set(due.map(({ table }) => table));
    for (const table of this.#looked.keys()) if (!tables.has(table)) this.#looked.delete(table);
  }

  #lookAll(): void {
    while (this.#handler && this.#running.size < MOST_RUNNING) {
      const task = this.#waiting.shift();
      if (task === undefined) return;
      this.#running.set(task.table, this.#look(task, this.#handler));
    }
  }

  async #look({ table, at, done }: Job, handler: Handler): Promise<void> {
    try {
      await handler(table).finally(done);
    } catch {
      // The table stays due, and is retried.
    }
    this.#running.delete(table);
    this.#looked.set(table, this.#lookedNow(table, at));
    this.#lookAll();
    if (this.#waiting.length === 0) this.#wakeBy(Date.now());
  }

  #lookedNow(table: string, since: number): Looked {
    const before = this.#looked.get(table);
    const wait = before?.since === since ? Math.min(2 * before.wait, SELDOM_MS) : this.#delays.againMs;
    return { since, wait, again: Date.now() + wait };
  }
}

const nameOf = ({ table, at }: Due): string => `${table} ${at}`;
