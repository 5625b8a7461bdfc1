/** Tables that wait for players: so many of a guest, so many of an address. Tables that are played are not counted. */
import type { RefusalCode } from '@tessera/wire';
import type { Store } from '../store/types.ts';
import type { Limits } from './limits.ts';
import { Tally } from './tally.ts';

/** Who wants to set a table. */
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
  /** Tables that are being set at this moment: a hundred requests at once find the store as it was before all of them. */
  readonly #guests = new Tally();
  readonly #origins = new Tally();

  constructor(store: Pick<Store, 'openOf'>, limits: Limits['openTables']) {
    this.#store = store;
    this.#limits = limits;
  }

  /** Sets a table, or says why not. Several servers that are asked at once may each let one more pass. */
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
