/** The pulse of this server: clocks of tables stand still while it has none. */
import type { Lull, Store } from '../store/types.ts';

const BEAT_MS = 2000;
/** A pulse that is older than this was missed; nothing may be judged by time before it is taken up again. */
const MISSED_MS = 3 * BEAT_MS;

export class Pulse {
  readonly #store: Store['lulls'];
  readonly #now: () => number;
  #lulls: readonly Lull[] = [];
  #last = Number.NEGATIVE_INFINITY;
  #beating: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store['lulls'], now: () => number) {
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

  /** Whoever was paused and woke up has to say so first: else the time would be somebody's at a table. */
  settled(): Promise<void> | undefined {
    return this.isSettled ? undefined : this.#beat();
  }

  get isSettled(): boolean {
    return this.#now() - this.#last <= MISSED_MS;
  }

  /** How many milliseconds between two moments belong to nobody. */
  lull(from: number, to: number): number {
    return this.#lulls.reduce(
      (sum, lull) => sum + Math.max(0, Math.min(to, lull.until) - Math.max(from, lull.from)),
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
    const isMissed = now - this.#last > MISSED_MS;
    await this.#store.beat(now);
    // Of lulls of other servers one hears late: their tables are not played here.
    if (isMissed) this.#lulls = await this.#store.list();
    this.#last = now;
  }
}
