/** Whether the server has more to do than it can: then it says so at once, and what it has accepted stays fast. */

/** Commands that wait for the disk or for their turn. */
const MOST_WAITING = 2000;
/** So few are never too many, however slow the machine is with other things. */
const FEW_WAITING = 50;
/** How late timers may be, in ms: everything else is as late. */
const LATEST = 250;
const LOOK_MS = 100;
/** How much the last look counts: a moment is no load. */
const FRESH = 0.2;

export class Load {
  #waiting = 0;
  #lateness = 0;
  readonly #timer: NodeJS.Timeout;

  constructor() {
    let expected = performance.now() + LOOK_MS;
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#lateness += FRESH * (Math.max(0, now - expected) - this.#lateness);
      expected = now + LOOK_MS;
    }, LOOK_MS);
    this.#timer.unref();
  }

  get isTooMuch(): boolean {
    if (this.#waiting < FEW_WAITING) return false;
    return this.#waiting >= MOST_WAITING || this.#lateness > LATEST;
  }

  /** Something waits from now on. */
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
