/** Who somebody is: a guest with a name, known by a cookie, and on another device by a private link. */
import type { Me } from '@tessera/wire';
import { readCookie } from './cookie.ts';
import { randomText, type Signer } from './signer.ts';

/** What is kept of guests; a part of the store, which keeps no key but only its hash. */
export interface Guests {
  create(guest: Me, key: string, now: number): Promise<void>;
  find(id: string): Promise<Me | undefined>;
  byKey(key: string): Promise<Me | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** From now on only this key leads to the guest. */
  rekey(id: string, key: string): Promise<void>;
}

export class Identities {
  readonly #guests: Guests;
  readonly #signer: Signer;

  constructor(guests: Guests, signer: Signer) {
    this.#guests = guests;
    this.#signer = signer;
  }

  /** Whoever the cookie names; nobody if we did not sign it, or have lost them. */
  async who(cookies: string | undefined): Promise<Me | undefined> {
    const cookie = readCookie(cookies);
    const id = cookie === undefined ? undefined : this.#signer.read(cookie);
    return id === undefined ? undefined : this.#guests.find(id);
  }

  async create(name: string, now: number): Promise<Me> {
    const guest = { id: randomText(12), name };
    // A key that nobody is told: the first link brings another one.
    await this.#guests.create(guest, newKey(), now);
    return guest;
  }

  async rename(guest: Me, name: string): Promise<Me> {
    await this.#guests.rename(guest.id, name);
    return { ...guest, name };
  }

  /** A key that opens this guest on another device. It is told once, and ends the one before. */
  async newKey(guest: Me): Promise<string> {
    const key = newKey();
    await this.#guests.rekey(guest.id, key);
    return key;
  }

  enter(key: string): Promise<Me | undefined> {
    return this.#guests.byKey(key);
  }

  cookieFor(guest: Me): string {
    return this.#signer.sign(guest.id);
  }
}

/** Nobody guesses 32 random bytes. */
const newKey = (): string => randomText(32);
