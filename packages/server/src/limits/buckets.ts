/** So many at once, so many a second after that; by address, by guest, by whatever asks. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  /** When it held so many. */
  at: number;
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
    const bucket = this.#buckets.get(who) ?? { tokens: this.#rate.burst, at: now };
    const tokens = this.#tokensIn(bucket, now);
    const isAllowed = tokens >= cost;
    bucket.tokens = isAllowed ? tokens - cost : tokens;
    bucket.at = now;
    this.#buckets.delete(who);
    this.#buckets.set(who, bucket);
    this.#forget(now);
    return isAllowed;
  }

  get size(): number {
    return this.#buckets.size;
  }

  #tokensIn({ tokens, at }: Bucket, now: number): number {
    const { burst, perSecond } = this.#rate;
    return Math.min(burst, tokens + ((now - at) / 1000) * perSecond);
  }

  /** Two at most, the oldest: so nothing is ever swept, and yet what is full again goes. */
  #forget(now: number): void {
    let looked = 0;
    for (const [who, bucket] of this.#buckets) {
      const isFull = this.#tokensIn(bucket, now) >= this.#rate.burst;
      if ((!isFull && this.#buckets.size <= REMEMBERED) || ++looked > 2) return;
      this.#buckets.delete(who);
    }
  }
}
