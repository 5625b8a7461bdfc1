/**
 * Fair queueing of thoughts (self-clocked WFQ on two levels). Thread time is shared out equally among the addresses that
 * wait, the share of an address among its guests, and the share of a guest among their tables.
 *
 * Each account, of an address or of a guest, counts the milliseconds it was served. The next thought belongs to the
 * account whose count plus the expected cost of its next thought is lowest, so that cheap thoughts go before expensive
 * ones. An account that was idle starts at the virtual time, the count that the last thought led to: idleness saves
 * nothing up, and nobody starves.
 */

/** Owner of the table, to whom a thought is charged. */
export interface Payer {
  readonly address: string;
  readonly guest: string;
}

export interface Request<T> {
  readonly table: string;
  readonly payer: Payer;
  /** Expected cost in milliseconds. */
  readonly cost: number;
  readonly value: T;
}

/** A request taken from the queue; `done` reports its actual cost. */
export interface Served<T> {
  readonly value: T;
  done(ms: number): void;
}

interface Queued<T> extends Request<T> {
  /** Sequence number. */
  readonly asked: number;
}

interface Account {
  served: number;
  waiting: number;
  running: number;
  /** Sequence number of the last request served. */
  last: number;
  /** Virtual time among the guests of an address. */
  now: number;
}

/** Later requests of the same guest that may overtake, per millisecond of cost. */
const AGEING = 0.05;

export class FairQueue<T> {
  readonly #waiting = new Map<string, Queued<T>>();
  readonly #addresses = new Map<string, Account>();
  readonly #guests = new Map<string, Account>();
  /** Virtual time among addresses. */
  #now = 0;
  #asked = 0;
  #running = 0;

  get size(): number {
    return this.#waiting.size;
  }

  /** One request per table at a time. */
  add(request: Request<T>): void {
    const { address, guest } = this.#accountsOf(request.payer);
    this.#waiting.set(request.table, { ...request, asked: this.#asked++ });
    for (const account of [address, guest]) account.waiting++;
  }

  /** Returns the removed value. */
  remove(table: string): T | undefined {
    const found = this.#waiting.get(table);
    if (!found) return undefined;
    this.#waiting.delete(table);
    const { address, guest } = this.#accountsOf(found.payer);
    for (const account of [address, guest]) account.waiting--;
    this.#forgetIdle(found.payer);
    return found.value;
  }

  take(): Served<T> | undefined {
    const next = this.#next();
    if (!next) return undefined;
    const { payer, cost, table, value } = next;
    const { address, guest } = this.#accountsOf(payer);
    this.#waiting.delete(table);
    this.#running++;
    this.#asked++;
    for (const account of [address, guest]) {
      account.waiting--;
      account.running++;
      account.served += cost;
      account.last = this.#asked;
    }
    this.#now = Math.max(this.#now, address.served);
    address.now = Math.max(address.now, guest.served);
    return {
      value,
      done: ms => {
        this.#running--;
        for (const account of [address, guest]) {
          account.running--;
          account.served += ms - cost;
        }
        this.#forgetIdle(payer);
      },
    };
  }

  #next(): Queued<T> | undefined {
    const byGuest = new Map<string, Queued<T>>();
    for (const one of this.#waiting.values()) {
      const key = guestKey(one.payer);
      const other = byGuest.get(key);
      if (!other || ageOf(one) < ageOf(other)) byGuest.set(key, one);
    }
    const byAddress = new Map<string, Queued<T>>();
    for (const one of byGuest.values()) {
      const { address } = one.payer;
      byAddress.set(address, this.#sooner(this.#guests, guestKey, byAddress.get(address), one));
    }
    let next: Queued<T> | undefined;
    for (const one of byAddress.values())
      next = this.#sooner(this.#addresses, ({ address }) => address, next, one);
    return next;
  }

  /** Ties go to the account that was served longer ago, then to the earlier request. */
  #sooner(
    accounts: ReadonlyMap<string, Account>,
    keyOf: (payer: Payer) => string,
    a: Queued<T> | undefined,
    b: Queued<T>,
  ): Queued<T> {
    if (!a) return b;
    const [left, right] = [accounts.get(keyOf(a.payer)), accounts.get(keyOf(b.payer))];
    if (!left || !right) return a;
    const order =
      left.served + a.cost - (right.served + b.cost) || left.last - right.last || a.asked - b.asked;
    return order <= 0 ? a : b;
  }

  #accountsOf(payer: Payer): { readonly address: Account; readonly guest: Account } {
    const address = opened(this.#addresses, payer.address, this.#now);
    return { address, guest: opened(this.#guests, guestKey(payer), address.now) };
  }

  /** Keeps an idle account while it is ahead of the virtual time; an empty queue forgets all of them. */
  #forgetIdle(payer: Payer): void {
    if (this.#waiting.size === 0 && this.#running === 0) {
      this.#addresses.clear();
      this.#guests.clear();
      this.#now = 0;
      return;
    }
    const address = this.#addresses.get(payer.address);
    const guest = this.#guests.get(guestKey(payer));
    if (address && guest && isIdle(guest) && guest.served <= address.now)
      this.#guests.delete(guestKey(payer));
    if (!address || !isIdle(address) || address.served > this.#now) return;
    this.#addresses.delete(payer.address);
    for (const key of this.#guests.keys()) if (key.startsWith(`${payer.address}\n`)) this.#guests.delete(key);
  }
}

const guestKey = ({ address, guest }: Payer): string => `${address}\n${guest}`;

const isIdle = ({ waiting, running }: Account): boolean => waiting === 0 && running === 0;

const ageOf = ({ asked, cost }: Queued<unknown>): number => asked + cost * AGEING;

function opened(accounts: Map<string, Account>, key: string, now: number): Account {
  const account = accounts.get(key) ?? { served: now, waiting: 0, running: 0, last: -1, now: 0 };
  if (isIdle(account)) account.served = Math.max(account.served, now);
  accounts.set(key, account);
  return account;
}
