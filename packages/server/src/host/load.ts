/** Load shedding: an overloaded server refuses commands at once, so that accepted ones stay fast. */

/** Commands in flight: queued, or waiting for the disk. */
const MOST_WAITING = 2000;
/** Fewer commands in flight are never too many, however slow the machine is. */
const FEW_WAITING = 50;
/** Tolerated event-loop lag, in ms. */
const MOST_LAG = 250;
const SAMPLE_MS = 100;
/** Weight of the newest sample in the moving average. */
const FRESH = 0.2;

export class Load {
  #waiting = 0;
  #lag = 0;
  readonly #timer: NodeJS.Timeout;

  constructor() {
    let expected = performance.now() + SAMPLE_MS;
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#lag += FRESH * (Math.max(0, now - expected) - this.#lag);
      expected = now + SAMPLE_MS;
    }, SAMPLE_MS);
    this.#timer.unref();
  }

  get isTooMuch(): boolean {
    if (this.#waiting < FEW_WAITING) return false;
    return this.#waiting >= MOST_WAITING || this.#lag > MOST_LAG;
  }

  begin(): void {
    this.#waiting++;
  }

  end(): void {
    this.#waiting--;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
