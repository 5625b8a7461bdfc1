/** Identities: guests, recognized by a cookie, and on another device by a private link. */
import type { Me } from '@tessera/wire';
import { freshId } from '../freshId.ts';
import type { KnownGuest, Sanction, Store } from '../store/types.ts';
import { readCookie } from './cookie.ts';
import { readSigner } from './keys.ts';
import { randomText, type Signer } from './signer.ts';

type IdentityStore = Pick<Store, 'guests' | 'secret' | 'setSecrets'>;

/** A recognized guest; an old cookie is to be signed again. */
export interface Visitor {
  readonly guest: KnownGuest;
  readonly isOldCookie: boolean;
}

/** Resolution of recorded visits: retention counts in days. */
const SEEN_MS = 86_400_000;
/** Size of the cache of recorded visits. */
const MOST_SEEN = 100_000;

export class Identities {
  readonly #store: IdentityStore;
  readonly #now: () => number;
  #signer: Signer;
  #asked: number;
  readonly #seen = new Map<string, number>();

  private constructor(store: IdentityStore, now: () => number, signer: Signer) {
    this.#store = store;
    this.#now = now;
    this.#signer = signer;
    this.#asked = now();
  }

  static async open(store: IdentityStore, now: () => number): Promise<Identities> {
    return new Identities(store, now, await readSigner(store));
  }

  /** Reloads the keys after a rotation. */
  async readKeys(): Promise<void> {
    this.#signer = await readSigner(this.#store);
  }

  /** Checks the signature only. */
  isSigned(cookies: string | undefined): boolean {
    const cookie = readCookie(cookies);
    return cookie !== undefined && this.#signer.read(cookie, this.#now()) !== undefined;
  }

  /** True if a rotated key has expired since the last call. */
  hasKeyEnded(): boolean {
    const [before, now] = [this.#asked, this.#now()];
    this.#asked = now;
    return this.#signer.endsWithin(before, now);
  }

  /** The guest of a cookie; undefined if it is not valid, the session has ended, or the guest is being deleted. */
  async who(cookies: string | undefined, mayBeLeaving = false): Promise<Visitor | undefined> {
    const cookie = readCookie(cookies);
    const signed = cookie === undefined ? undefined : this.#signer.read(cookie, this.#now());
    if (!signed) return undefined;
    const [id = '', session = '0'] = signed.text.split('.');
    const guest = await this.#store.guests.find(id);
    if (guest?.session !== Number(session)) return undefined;
    if (guest.sanctions.leaving && !mayBeLeaving) return undefined;
    this.#see(guest.id);
    return { guest, isOldCookie: signed.isOld };
  }

  find(id: string): Promise<KnownGuest | undefined> {
    return this.#store.guests.find(id);
  }

  async create(name: string): Promise<KnownGuest> {
    const guest = { id: freshId(), name };
    // A placeholder that is never revealed: the first private link replaces it.
    await this.#store.guests.create(guest, newKey(), this.#now());
    return { ...guest, session: 0, sanctions: {} };
  }

  async rename<T extends Me>(guest: T, name: string): Promise<T> {
    await this.#store.guests.rename(guest.id, name);
    return { ...guest, name };
  }

  /** Issues a private key for another device, and revokes the previous one. */
  async newKey(guest: Me): Promise<string> {
    const key = newKey();
    await this.#store.guests.rekey(guest.id, key);
    return key;
  }

  async enter(key: string): Promise<KnownGuest | undefined> {
    const guest = await this.#store.guests.byKey(key);
    return guest?.sanctions.leaving ? undefined : guest;
  }

  /** Voids all cookies and the private link, and begins a new session. */
  async endSessions(guest: KnownGuest): Promise<KnownGuest> {
    const session = await this.#store.guests.endSessions(guest.id, newKey());
    return { ...guest, session: session ?? guest.session };
  }

  /** Session 0 is omitted, as in cookies of older versions. */
  cookieFor({ id, session }: KnownGuest): string {
    return this.#signer.sign(session === 0 ? id : `${id}.${session}`);
  }

  /** Fire and forget: only retention depends on it. */
  #see(id: string): void {
    const now = this.#now();
    if (now - (this.#seen.get(id) ?? 0) < SEEN_MS) return;
    if (this.#seen.size >= MOST_SEEN) this.#seen.clear();
    this.#seen.set(id, now);
    this.#store.guests.see(id, now).catch(() => {});
  }
}

const newKey = (): string => randomText(32);

/** The sanction, unless it has expired. */
export const inForce = (sanction: Sanction | undefined, now: number): Sanction | undefined =>
  sanction && (sanction.until === null || sanction.until > now) ? sanction : undefined;

export const meOf = ({ id, name }: Me): Me => ({ id, name });
