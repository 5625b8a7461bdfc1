/** Looks after due tables in one process: the listings are the queue, and a timer waits for the first of them. */
import { dueUntil, nextDue } from '../listings.ts';
import type { Db } from '../schema.ts';
import type { Due, Jobs } from '../types.ts';

/** A table that was looked after and is due since the same moment still, is looked after again. */
const AGAIN_MS = 3000;

type Handler = (table: string) => Promise<void>;

export class DueJobs implements Jobs {
  readonly #db: Db;
  #handler: Handler | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = Number.POSITIVE_INFINITY;
  readonly #running = new Map<string, Promise<void>>();
  /** Since when a table was due when it was looked after, and when that may be done again. */
  readonly #looked = new Map<string, { readonly since: number; readonly again: number }>();

  constructor(db: Db) {
    this.#db = db;
  }

  schedule(_table: string, at: number): void {
    this.#wakeBy(at);
  }

  async start(handler: Handler): Promise<void> {
    this.#handler = handler;
    this.#wake(Date.now());
  }

  async stop(): Promise<void> {
    this.#handler = undefined;
    clearTimeout(this.#timer);
    await Promise.all(this.#running.values());
  }

  #wakeBy(at: number): void {
    if (this.#handler && at < this.#wakesAt) this.#wake(at);
  }

  #wake(at: number): void {
    clearTimeout(this.#timer);
    this.#wakesAt = at;
    this.#timer = setTimeout(() => this.#sweep(), Math.max(0, at - Date.now()));
  }

  async #sweep(): Promise<void> {
    const now = Date.now();
    this.#wake(now + AGAIN_MS);
    try {
      const due = await dueUntil(this.#db, now);
      for (const one of due) if (this.#handler && this.#isFresh(one, now)) this.#look(one, this.#handler);
      for (const [table, { again }] of this.#looked) if (again < now) this.#looked.delete(table);
      const next = await nextDue(this.#db, now);
      if (next !== undefined) this.#wakeBy(next);
    } catch {
      // A database that fails is found by whoever appends; here it is asked again later.
    }
  }

  #isFresh({ table, at }: Due, now: number): boolean {
    const looked = this.#looked.get(table);
    return !this.#running.has(table) && (looked?.since !== at || looked.again <= now);
  }

  #look({ table, at }: Due, handler: Handler): void {
    const looking = handler(table)
      .catch(() => {}) // whatever went wrong, the table is due still
      .then(() => {
        this.#running.delete(table);
        this.#looked.set(table, { since: at, again: Date.now() + AGAIN_MS });
        this.#wakeBy(Date.now());
      });
    this.#running.set(table, looking);
  }
}
