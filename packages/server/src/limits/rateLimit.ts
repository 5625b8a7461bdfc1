/** A rate for each, and for all of them who come from one address together: guests and sockets are free. */
import { Buckets, type Rate } from './buckets.ts';

export class RateLimit {
  readonly #each: Buckets;
  readonly #together: Buckets;

  /** `crowd`: so many of one address may be as busy as one may be. */
  constructor({ burst, perSecond }: Rate, crowd: number) {
    this.#each = new Buckets({ burst, perSecond });
    this.#together = new Buckets({ burst: burst * crowd, perSecond: perSecond * crowd });
  }

  take(who: string, address: string): boolean {
    return this.#each.take(who) && this.#together.take(address);
  }
}
