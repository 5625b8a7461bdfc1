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
  /** Closes. */
  signOut(): void;
}

/** Interval of the check for expired cookie keys. */
const KEYS_MS = 15_000;

interface GuestUpdatesContext {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly identities: Identities;
  readonly connections: () => Iterable<GuestConnection>;
  readonly now: () => number;
}

export function guestUpdates({ store, rooms, identities, connections, now }: GuestUpdatesContext) {
  const say = (message: GuestMessage): void =>
    store.notices.publish(message.renamed ? NAMES : OTHERS, message);
  const of = (id: string): readonly GuestConnection[] =>
    [...connections()].filter(one => one.guest?.id === id);

  const rename = ({ id, name }: Me): void => {
    for (const one of of(id)) one.guest = { ...(one.guest as KnownGuest), name };
  };

  /** Refreshes the connections of a guest: updates, signs out or bans them. */
  const look = async (id: string): Promise<void> => {
    const guest = await identities.find(id);
    const isLeaving = !guest || guest.sanctions.leaving;
    const banned = inForce(guest?.sanctions.banned, now());
    for (const one of of(id)) {
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
    if (message?.changed) look(message.changed).catch(() => {});
    if (message?.keys) readKeys().catch(() => {});
  };

  const onGuestChanged = (id: string): void => {
    look(id).catch(() => {});
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
    listen(keysMs = KEYS_MS): () => void {
      const unlisten = store.notices.listen(notice => {
        if (notice.kind === 'published' && [NAMES, OTHERS].includes(notice.table))
          hear(notice.message as GuestMessage);
        if (notice.kind === 'missed') readKeys().catch(() => {});
      });
      const timer = setInterval(() => identities.hasKeyEnded() && checkKeys(), keysMs);
      timer.unref();
      return () => {
        clearInterval(timer);
        unlisten();
      };
    },
  };
}
