/** Rate limit per guest or connection, and per address for all of them together: guests and sockets cost nothing to make. */
import { Buckets, type Rate } from './buckets.ts';

export class RateLimit {
  readonly #each: Buckets;
  readonly #together: Buckets;

  /** `crowd`: limit of an address, as a multiple of the individual one. */
  constructor({ burst, perSecond }: Rate, crowd: number) {
    this.#each = new Buckets({ burst, perSecond });
    this.#together = new Buckets({ burst: burst * crowd, perSecond: perSecond * crowd });
  }

  take(who: string, address: string): boolean {
    return this.#each.take(who) && this.#together.take(address);
  }
}
