/** Parameters of a token bucket. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  /** Time of the last update. */
  at: number;
}

/** Size of the LRU; an evicted bucket counts as full. */
const REMEMBERED = 20_000;

export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  /** Least recently used first. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Returns whether the request is allowed; a refused one costs nothing. */
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

  /** Evicts at most two buckets per call, full ones first come: amortized cleanup instead of a sweep. */
  #forget(now: number): void {
    let looked = 0;
    for (const [who, bucket] of this.#buckets) {
      const isFull = this.#tokensIn(bucket, now) >= this.#rate.burst;
      if ((!isFull && this.#buckets.size <= REMEMBERED) || ++looked > 2) return;
      this.#buckets.delete(who);
    }
  }
}
