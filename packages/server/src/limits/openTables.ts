/** Quota of tables that wait for players, per guest and per address. */
import type { RefusalCode } from '@tessera/wire';
import type { Store } from '../store/types.ts';
import type { Limits } from './limits.ts';
import { Tally } from './tally.ts';

export interface Setter {
  readonly guest: string;
  readonly origin: string;
}

export interface TooMany {
  readonly code: Extract<RefusalCode, 'tooManyTables' | 'tooManyFromHere'>;
  readonly most: number;
}

export class OpenTables {
  readonly #store: Pick<Store, 'openOf'>;
  readonly #limits: Limits['openTables'];
  /** Creations in flight, which the store does not count yet. */
  readonly #guests = new Tally();
  readonly #origins = new Tally();

  constructor(store: Pick<Store, 'openOf'>, limits: Limits['openTables']) {
    this.#store = store;
    this.#limits = limits;
  }

  /** Calls `set` within the quota. Concurrent requests at several servers may exceed it by one each. */
  async admit<T>({ guest, origin }: Setter, set: () => Promise<T>): Promise<T | TooMany> {
    const { perGuest, perAddress } = this.#limits;
    const [ofGuest, ofOrigin] = [this.#guests.add(guest), this.#origins.add(origin)];
    try {
      const open = await this.#store.openOf(guest, origin);
      if (open.ofGuest + ofGuest > perGuest) return { code: 'tooManyTables', most: perGuest };
      if (open.ofOrigin + ofOrigin > perAddress) return { code: 'tooManyFromHere', most: perAddress };
      return await set();
    } finally {
      this.#guests.remove(guest);
      this.#origins.remove(origin);
    }
  }
}

export const isTooMany = (answer: object): answer is TooMany => 'code' in answer && 'most' in answer;
