/** What becomes of guests, told to every server of a database: a name, a session, a ban, another key for cookies. */
import type { Me } from '@tessera/wire';
import type { Rooms } from '../host/rooms.ts';
import type { KnownGuest, Sanction, Store } from '../store/types.ts';
import { type Identities, inForce } from './identities.ts';

/** The notices that are about no table. Servers of the version before take all that is said as `guests` for a new name. */
const NAMES = 'guests';
const OTHERS = 'guests.2';
/** Of a newer server there may be others, which are not for this one. */
type GuestMessage = { readonly renamed?: Me; readonly changed?: string; readonly keys?: true };

/** An open connection of a guest: a socket or a long poll. */
export interface GuestConnection {
  guest: KnownGuest | undefined;
  /** By which the guest is known. */
  readonly cookies: string | undefined;
  /** Says why, and ends it. */
  ban(sanction: Sanction): void;
  /** Ends it. */
  signOut(): void;
}

/** How often is looked whether a key has come to its end. */
const KEYS_MS = 15_000;

interface Context {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly identities: Identities;
  readonly connections: () => Iterable<GuestConnection>;
  readonly now: () => number;
}

export function guestUpdates({ store, rooms, identities, connections, now }: Context) {
  const say = (message: GuestMessage): void =>
    store.notices.publish(message.renamed ? NAMES : OTHERS, message);
  const of = (id: string): readonly GuestConnection[] =>
    [...connections()].filter(one => one.guest?.id === id);

  /** Pages of the guest are known by the new name. */
  const rename = ({ id, name }: Me): void => {
    for (const one of of(id)) one.guest = { ...(one.guest as KnownGuest), name };
  };

  /** Pages of the guest go on, are signed out, or hear that they are shut out. */
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
    // What was under way here while another server forgot them may have come after that.
    if (!guest) await rooms.forget(id);
  };

  /** Whoever is known by a cookie that no key counts for is signed out. */
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
    /** First nobody acts as the guest any more, the row is deleted last: whatever ends in between is done again. */
    async deleteGuest(id: string): Promise<void> {
      const guest = await identities.find(id);
      if (guest) await store.guests.sanction(id, { ...guest.sanctions, leaving: true });
      onGuestChanged(id);
      await rooms.forget(id);
      await store.guests.delete(id);
      onGuestChanged(id);
    },
    /** Hears of other servers, and of the end of keys; what it gives ends that. */
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
