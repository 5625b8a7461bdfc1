/** So many at once, so many a second after that; by address, by guest, by whatever asks. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** More who ask are not remembered: those whose last question is the longest ago are forgotten, to their advantage. */
const REMEMBERED = 20_000;

export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  /** In the order of the last question. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Whether it may be done; what may not be done costs nothing. */
  take(who: string, cost = 1): boolean {
    const now = this.#now();
    const tokens = this.#tokens(who, now);
    this.#buckets.delete(who);
    const isAllowed = tokens >= cost;
    this.#buckets.set(who, { tokens: isAllowed ? tokens - cost : tokens, at: now });
    this.#forget(now);
    return isAllowed;
  }

  get size(): number {
    return this.#buckets.size;
  }

  #tokens(who: string, now: number): number {
    const { burst, perSecond } = this.#rate;
    const bucket = this.#buckets.get(who);
    return bucket ? Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond) : burst;
  }

  /** Two at most, the oldest: so nothing is ever swept, and yet what is full again goes. */
  #forget(now: number): void {
    let looked = 0;
    for (const who of this.#buckets.keys()) {
      const isFull = this.#tokens(who, now) >= this.#rate.burst;
      if ((!isFull && this.#buckets.size <= REMEMBERED) || ++looked > 2) return;
      this.#buckets.delete(who);
    }
  }
}
