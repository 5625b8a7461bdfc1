/** Who somebody is: a guest with a name, known by a cookie, and on another device by a private link. */
import type { Me } from '@tessera/wire';
import { freshId } from '../freshId.ts';
import type { KnownGuest, Sanction, Store } from '../store/types.ts';
import { readCookie } from './cookie.ts';
import { readSigner } from './keys.ts';
import { randomText, type Signer } from './signer.ts';

type IdentityStore = Pick<Store, 'guests' | 'secret' | 'setSecrets'>;

/** Whoever asks, and whether their cookie is to be signed again. */
export interface Visitor {
  readonly guest: KnownGuest;
  readonly isOldCookie: boolean;
}

/** Visits are noted to the day: retention counts in days. */
const SEEN_MS = 86_400_000;
/** More guests than that in a day are noted again. */
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

  /** After a rotation of the key. */
  async readKeys(): Promise<void> {
    this.#signer = await readSigner(this.#store);
  }

  /** Whether the key that signed the cookie still counts. */
  isSigned(cookies: string | undefined): boolean {
    const cookie = readCookie(cookies);
    return cookie !== undefined && this.#signer.read(cookie, this.#now()) !== undefined;
  }

  /** Whether a key that was rotated out has come to its end since this was last asked. */
  hasKeyEnded(): boolean {
    const [before, now] = [this.#asked, this.#now()];
    this.#asked = now;
    return this.#signer.endsWithin(before, now);
  }

  /** Whoever the cookie names; nobody if we did not sign it, have lost them, the session has ended, or they are leaving. */
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
    // A key that nobody is told: the first link brings another one.
    await this.#store.guests.create(guest, newKey(), this.#now());
    return { ...guest, session: 0, sanctions: {} };
  }

  async rename<T extends Me>(guest: T, name: string): Promise<T> {
    await this.#store.guests.rename(guest.id, name);
    return { ...guest, name };
  }

  /** A key that opens this guest on another device. It is told once, and ends the one before. */
  async newKey(guest: Me): Promise<string> {
    const key = newKey();
    await this.#store.guests.rekey(guest.id, key);
    return key;
  }

  async enter(key: string): Promise<KnownGuest | undefined> {
    const guest = await this.#store.guests.byKey(key);
    return guest?.sanctions.leaving ? undefined : guest;
  }

  /** All cookies of this guest are void, and the private link; a new session begins for whoever asks. */
  async endSessions(guest: KnownGuest): Promise<KnownGuest> {
    const session = await this.#store.guests.endSessions(guest.id, newKey());
    return { ...guest, session: session ?? guest.session };
  }

  /** The first session is not written: so it was before there were several. */
  cookieFor({ id, session }: KnownGuest): string {
    return this.#signer.sign(session === 0 ? id : `${id}.${session}`);
  }

  /** Nobody waits for it, and nothing but retention depends on it. */
  #see(id: string): void {
    const now = this.#now();
    if (now - (this.#seen.get(id) ?? 0) < SEEN_MS) return;
    if (this.#seen.size >= MOST_SEEN) this.#seen.clear();
    this.#seen.set(id, now);
    this.#store.guests.see(id, now).catch(() => {});
  }
}

/** Nobody guesses 32 random bytes. */
const newKey = (): string => randomText(32);

/** What holds now; a sentence may have an end. */
export const inForce = (sanction: Sanction | undefined, now: number): Sanction | undefined =>
  sanction && (sanction.until === null || sanction.until > now) ? sanction : undefined;

export const meOf = ({ id, name }: Me): Me => ({ id, name });
