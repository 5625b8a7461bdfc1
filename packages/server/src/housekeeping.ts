/** What is kept for how long: removes it piece by piece, so that nobody waits for it. */
import type { Host } from './host/host.ts';
import type { Store } from './store/types.ts';

/** In days; undefined keeps it for ever. */
export interface Retention {
  /** Matches that are over, since anything last happened at them. */
  readonly finished?: number | undefined;
  /** Tables that never started. */
  readonly gathering?: number | undefined;
  /** Guests who were not here and have no table. */
  readonly guests?: number | undefined;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Not in the first minute, in which everybody comes back. */
const FIRST_MS = 60_000;
/** How long after the end of a match a command may be repeated whose answer was lost. */
const REPEAT_MS = DAY_MS;
/** Tables in one go. */
const SOME = 100;

interface Context {
  readonly store: Store;
  readonly host: Host;
  readonly now: () => number;
  readonly deleteGuest: (id: string) => Promise<void>;
}

export class Housekeeping {
  readonly #store: Store;
  readonly #host: Host;
  readonly #now: () => number;
  readonly #retention: Retention;
  readonly #deleteGuest: (id: string) => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor({ store, host, now, deleteGuest }: Context, retention: Retention) {
    this.#deleteGuest = deleteGuest;
    this.#store = store;
    this.#host = host;
    this.#now = now;
    this.#retention = retention;
  }

  start(onFault: (error: unknown) => void): void {
    const again = (ms: number): void => {
      this.#timer = setTimeout(() => {
        this.#sweeping = this.sweep().catch(onFault);
        again(HOUR_MS);
      }, ms);
      this.#timer.unref();
    };
    again(FIRST_MS);
  }

  /** Resolves when nothing is being removed any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#sweeping;
  }

  /** Everything that is past its time. Servers on one database may do it at once. */
  async sweep(): Promise<void> {
    const { finished, gathering, guests } = this.#retention;
    for (const guest of await this.#store.guests.leaving()) await this.#deleteGuest(guest);
    await this.#removeTables(true, finished);
    await this.#removeTables(false, gathering);
    while (!this.#isStopped && (await this.#store.tidyEnded(this.#now() - REPEAT_MS, SOME)) === SOME);
    if (guests !== undefined) await this.#store.guests.dropUnseen(this.#now() - guests * DAY_MS);
    if (!this.#isStopped) await this.#store.reclaim(false);
  }

  /** By the listing itself: the columns beside it are not kept by servers of an older version. */
  async #isOld(table: string, isFinished: boolean, before: number): Promise<boolean> {
    const listing = await this.#store.find(table);
    if (!listing || listing.updated >= before) return false;
    return isFinished ? listing.phase === 'ended' : listing.position === null && listing.phase !== 'playing';
  }

  /** One after the other; one that somebody looks at stays until the next time. */
  async #removeTables(isFinished: boolean, days: number | undefined): Promise<void> {
    if (days === undefined) return;
    const before = this.#now() - days * DAY_MS;
    for (let removed = SOME; removed === SOME && !this.#isStopped; ) {
      removed = 0;
      for (const table of await this.#store.oldTables({ isFinished, before, limit: SOME })) {
        if (this.#isStopped) return;
        if (this.#host.isAnybodyAt(table) || !(await this.#isOld(table, isFinished, before))) continue;
        await this.#host.remove(table);
        removed++;
      }
    }
  }
}
