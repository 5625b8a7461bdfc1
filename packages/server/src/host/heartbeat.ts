/** Heartbeat of this server, stored in the database. Its gaps are downtimes, during which the clocks of tables stop. */
import type { Downtime, Store } from '../store/types.ts';

const BEAT_MS = 2000;
/** Age at which the last beat is stale: no clock may be judged before the next one. */
const STALE_MS = 3 * BEAT_MS;

export class Heartbeat {
  readonly #store: Store['downtimes'];
  readonly #now: () => number;
  #downtimes: readonly Downtime[] = [];
  #last = Number.NEGATIVE_INFINITY;
  #beating: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store['downtimes'], now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async start(): Promise<void> {
    await this.#beat();
    this.#timer = setInterval(() => this.#beat().catch(() => {}), BEAT_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Records the downtime of a process that was suspended, before its clocks are read. */
  ensureFresh(): Promise<void> | undefined {
    return this.isFresh ? undefined : this.#beat();
  }

  get isFresh(): boolean {
    return this.#now() - this.#last <= STALE_MS;
  }

  /** Milliseconds of downtime between two moments. */
  downtime(from: number, to: number): number {
    return this.#downtimes.reduce(
      (sum, one) => sum + Math.max(0, Math.min(to, one.until) - Math.max(from, one.from)),
      0,
    );
  }

  #beat(): Promise<void> {
    this.#beating ??= this.#beatOnce().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #beatOnce(): Promise<void> {
    const now = this.#now();
    const wasStale = now - this.#last > STALE_MS;
    await this.#store.beat(now);
    // Downtimes of other servers may be missing for a while: their tables are not played here.
    if (wasStale) this.#downtimes = await this.#store.list();
    this.#last = now;
  }
}
