/** Propagates changes of guests to all servers and open connections: names, sessions, sanctions, cookie keys. */
import type { Me } from '@tessera/wire';
import type { Rooms } from '../host/rooms.ts';
import type { KnownGuest, Sanction, Store } from '../store/types.ts';
import { type Identities, inForce } from './identities.ts';

/** Channels of notices without a table. Servers of the previous version take every message on `guests` for a rename. */
const NAMES = 'guests';
const OTHERS = 'guests.2';
/** Messages of newer servers may have none of these fields, and are ignored. */
type GuestMessage = { readonly renamed?: Me; readonly changed?: string; readonly keys?: true };

/** An open connection of a guest: a socket or a long poll. */
export interface GuestConnection {
  guest: KnownGuest | undefined;
  /** Cookie header. */
  readonly cookies: string | undefined;
  /** Closes with the reason. */
  ban(sanction: Sanction): void;
  /** Closes the connection. */
  signOut(): void;
}

/** Interval of the check for expired cookie keys and for lost notices. */
const CHECK_MS = 15_000;
/** Guests looked up by one query. */
const MOST_GUESTS = 500;

interface GuestUpdatesContext {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly identities: Identities;
  readonly connections: () => Iterable<GuestConnection>;
  readonly now: () => number;
  /** Called with failed updates; the next check retries them. */
  readonly onFault: (error: unknown) => void;
}

export function guestUpdates({ store, rooms, identities, connections, now, onFault }: GuestUpdatesContext) {
  const say = (message: GuestMessage): void =>
    store.notices.publish(message.renamed ? NAMES : OTHERS, message);
  const of = (id: string): readonly GuestConnection[] =>
    [...connections()].filter(one => one.guest?.id === id);

  const rename = ({ id, name }: Me): void => {
    for (const one of of(id)) one.guest = { ...(one.guest as KnownGuest), name };
  };

  const look = async (id: string): Promise<void> => {
    const guest = await identities.find(id);
    await refresh(id, guest, of(id));
  };

  /** Looks up every connected guest: notices are lost with a connection to the database. */
  const lookAll = async (): Promise<void> => {
    const here = [...Map.groupBy(connections(), one => one.guest?.id ?? '')].filter(([id]) => id !== '');
    for (let from = 0; from < here.length; from += MOST_GUESTS) {
      const some = here.slice(from, from + MOST_GUESTS);
      const found = await store.guests.among(some.map(([id]) => id));
      const known = new Map(found.map(guest => [guest.id, guest]));
      for (const [id, theirs] of some) await refresh(id, known.get(id), theirs);
    }
  };

  /** One check at a time, however slow the database is. */
  let isChecking = false;
  const check = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    await lookAll().catch(onFault);
    isChecking = false;
  };

  /** Updates, signs out or bans the connections of a guest. */
  const refresh = async (
    id: string,
    guest: KnownGuest | undefined,
    theirs: readonly GuestConnection[],
  ): Promise<void> => {
    const isLeaving = !guest || guest.sanctions.leaving;
    const banned = inForce(guest?.sanctions.banned, now());
    for (const one of theirs) {
      if (banned) one.ban(banned);
      else if (isLeaving || guest.session !== one.guest?.session) one.signOut();
      else one.guest = guest;
    }
    if (isLeaving) await rooms.departures.depart(id);
    // Commands in flight here may have written the name after another server erased it.
    if (!guest) await rooms.forget(id);
  };

  /** Signs out connections whose cookie key has expired. */
  const checkKeys = (): void => {
    for (const one of [...connections()]) if (one.guest && !identities.isSigned(one.cookies)) one.signOut();
  };

  const readKeys = async (): Promise<void> => {
    await identities.readKeys();
    checkKeys();
  };

  const hear = (message: GuestMessage | null): void => {
    if (message?.renamed) rename(message.renamed);
    if (message?.changed) look(message.changed).catch(onFault);
    if (message?.keys) readKeys().catch(onFault);
  };

  const onGuestChanged = (id: string): void => {
    look(id).catch(onFault);
    say({ changed: id });
  };

  return {
    onGuestChanged,
    async onRename(guest: Me): Promise<void> {
      await rooms.rename(guest);
      rename(guest);
      say({ renamed: guest });
    },
    async onKeysChanged(): Promise<void> {
      await readKeys();
      say({ keys: true });
    },
    /** The guest is blocked first and the row deleted last, so that an interrupted deletion is resumed. */
    async deleteGuest(id: string): Promise<void> {
      const guest = await identities.find(id);
      if (guest) await store.guests.sanction(id, { ...guest.sanctions, leaving: true });
      onGuestChanged(id);
      await rooms.forget(id);
      await store.guests.delete(id);
      onGuestChanged(id);
    },
    /** Subscribes to other servers and to the expiry of keys; returns the unsubscribe function. */
    listen(checkMs = CHECK_MS): () => void {
      const unlisten = store.notices.listen(notice => {
        if (notice.kind === 'published' && [NAMES, OTHERS].includes(notice.table))
          hear(notice.message as GuestMessage);
        if (notice.kind !== 'missed') return;
        readKeys().catch(onFault);
        void check();
      }, onFault);
      const timer = setInterval(() => {
        if (identities.hasKeyEnded()) checkKeys();
        // A server without others needs no notices.
        if (!store.isAlone) void check();
      }, checkMs);
      timer.unref();
      return () => {
        clearInterval(timer);
        unlisten();
      };
    },
  };
}
