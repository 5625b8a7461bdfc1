/** Retention: deletes expired data in small steps, so that no command waits for it. */
import { dateOf, dayOf } from '@tessera/table/daily';
import type { Rooms } from './host/rooms.ts';
import type { Store } from './store/types.ts';

/** In days; undefined: no limit. */
export interface Retention {
  /** Finished matches, since their last record. */
  readonly finished?: number | undefined;
  /** Tables that never started. */
  readonly gathering?: number | undefined;
  /** Unseen guests without a table. */
  readonly guests?: number | undefined;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** After the first minute, in which clients reconnect. */
const FIRST_MS = 60_000;
/** Lifetime of idempotency keys after the end of a match. */
const REPEAT_MS = DAY_MS;
/** Batch size. */
const SOME = 100;

interface HousekeepingContext {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly deleteGuest: (id: string) => Promise<void>;
}

export class Housekeeping {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #now: () => number;
  readonly #retention: Retention;
  readonly #deleteGuest: (id: string) => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor({ store, rooms, now, deleteGuest }: HousekeepingContext, retention: Retention) {
    this.#deleteGuest = deleteGuest;
    this.#store = store;
    this.#rooms = rooms;
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

  /** Resolves when the current sweep has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#sweeping;
  }

  /** Deletes everything that has expired. Safe to run on several servers at once. */
  async sweep(): Promise<void> {
    const { finished, gathering, guests } = this.#retention;
    for (const guest of await this.#store.guests.leaving()) await this.#deleteGuest(guest);
    await this.#removeTables(true, finished);
    await this.#removeTables(false, gathering);
    while (!this.#isStopped && (await this.#store.tidyEnded(this.#now() - REPEAT_MS, SOME)) === SOME);
    // Best games of yesterday may still be chosen for an hour.
    await this.#store.daily.tidy(dateOf(dayOf(this.#now()) - 1));
    if (guests !== undefined) await this.#store.guests.dropUnseen(this.#now() - guests * DAY_MS);
    if (!this.#isStopped) await this.#store.reclaim(false);
  }

  /** Checks the listing itself: servers of older versions do not maintain the columns beside it. */
  async #isOld(table: string, isFinished: boolean, before: number): Promise<boolean> {
    const listing = await this.#store.find(table);
    if (!listing || listing.updated >= before) return false;
    return isFinished ? listing.phase === 'ended' : listing.position === null && listing.phase !== 'playing';
  }

  /** Tables in use stay until the next sweep. */
  async #removeTables(isFinished: boolean, days: number | undefined): Promise<void> {
    if (days === undefined) return;
    const before = this.#now() - days * DAY_MS;
    for (let removed = SOME; removed === SOME && !this.#isStopped; ) {
      removed = 0;
      for (const table of await this.#store.oldTables({ isFinished, before, limit: SOME })) {
        if (this.#isStopped) return;
        if (this.#rooms.isAnybodyAt(table) || !(await this.#isOld(table, isFinished, before))) continue;
        await this.#rooms.remove(table);
        removed++;
      }
    }
  }
}
