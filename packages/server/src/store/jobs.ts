/** Looks after due tables: the listings say which, a timer waits for the first, and the servers share them out. */
import type { Core } from './core.ts';
import type { Due, Jobs } from './types.ts';

/** How long a table may wait. */
export interface Patience {
  /** Until it is looked after again, if it is due since the same moment still. */
  readonly againMs: number;
  /** For the server that has it open, before another one looks after it. */
  readonly graceMs: number;
}

type Handler = (table: string) => Promise<void>;

/** A due table that is this server's to look after. */
export interface Task extends Due {
  done(): Promise<void>;
}

/** How servers share out what is due. */
export interface Sharing {
  open(): Promise<void>;
  /** Hands in what is due, and gets what this server has to look after. */
  share(due: readonly Due[]): Promise<readonly Task[]>;
}

/** A server that is alone takes everything. */
export const ALONE: Sharing = {
  async open() {},
  share: async due => due.map(one => ({ ...one, async done() {} })),
};

export class DueJobs implements Jobs {
  readonly #core: Pick<Core, 'due' | 'nextDue'>;
  readonly #sharing: Sharing;
  readonly #patience: Patience;
  #handler: Handler | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = Number.POSITIVE_INFINITY;
  #sweeping = Promise.resolve();
  readonly #running = new Map<string, Promise<void>>();
  /** Since when a table was due when it was looked after, and when that may be done again. */
  readonly #looked = new Map<string, { readonly since: number; readonly again: number }>();

  constructor(core: Pick<Core, 'due' | 'nextDue'>, sharing: Sharing, patience: Patience) {
    this.#core = core;
    this.#sharing = sharing;
    this.#patience = patience;
  }

  schedule(_table: string, at: number): void {
    this.#wakeBy(at + this.#patience.graceMs);
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
    const until = now - this.#patience.graceMs;
    this.#wakeBy(now + this.#patience.againMs);
    try {
      const due = await this.#core.due(until);
      const tasks = await this.#sharing.share(due.filter(one => this.#isFresh(one, now)));
      const still = tasks.length === 0 ? [] : await this.#core.due(until);
      for (const task of tasks)
        await this.#look(
          task,
          still.some(({ table, at }) => table === task.table && at === task.at),
        );
      const next = await this.#core.nextDue(until);
      if (next !== undefined) this.#wakeBy(next + this.#patience.graceMs);
    } catch {
      // A database that fails is found by whoever appends; here it is asked again later.
    }
    for (const [table, { again }] of this.#looked) if (again < now) this.#looked.delete(table);
  }

  #isFresh({ table, at }: Due, now: number): boolean {
    const looked = this.#looked.get(table);
    return !this.#running.has(table) && (looked?.since !== at || looked.again <= now);
  }

  /** Another server may have looked after it since it was found due. */
  async #look({ table, at, done }: Task, isDue: boolean): Promise<void> {
    const handler = this.#handler;
    if (!handler || !isDue || this.#running.has(table)) return done();
    const looking = handler(table)
      .finally(done)
      .catch(() => {}) // whatever went wrong, the table is due still
      .then(() => {
        this.#running.delete(table);
        this.#looked.set(table, { since: at, again: Date.now() + this.#patience.againMs });
        this.#wakeBy(Date.now());
      });
    this.#running.set(table, looking);
  }
}
