/** What becomes of guests, told to every server of a database: a name, a session, a ban, another key for cookies. */
import type { Me } from '@tessera/wire';
import type { Host } from '../host/host.ts';
import type { KnownGuest, Sentence, Store } from '../store/types.ts';
import { type Identities, inForce } from './identities.ts';

/** The notices that are about no table. Servers of the version before take all that is said as `guests` for a new name. */
const NAMES = 'guests';
const OTHERS = 'guests.2';
/** Of a newer server there may be others, which are not for this one. */
type Word = { readonly renamed?: Me; readonly changed?: string; readonly keys?: true };

/** A way by which a guest hears of a table: a socket, or a question that waits for a change. */
export interface Line {
  guest: KnownGuest | undefined;
  /** By which the guest is known. */
  readonly cookies: string | undefined;
  /** Says why, and ends it. */
  ban(sentence: Sentence): void;
  /** Ends it. */
  signOut(): void;
}

/** How often is looked whether a key has come to its end. */
const KEYS_MS = 15_000;

interface Context {
  readonly store: Store;
  readonly host: Host;
  readonly identities: Identities;
  readonly lines: () => Iterable<Line>;
  readonly now: () => number;
}

export function guestNews({ store, host, identities, lines, now }: Context) {
  const say = (word: Word): void => store.notices.say(word.renamed ? NAMES : OTHERS, word);
  const of = (id: string): readonly Line[] => [...lines()].filter(one => one.guest?.id === id);

  /** Pages of the guest are known by the new name. */
  const rename = ({ id, name }: Me): void => {
    for (const one of of(id)) one.guest = { ...(one.guest as KnownGuest), name };
  };

  /** Pages of the guest go on, are signed out, or hear that they are shut out. */
  const look = async (id: string): Promise<void> => {
    const guest = await identities.find(id);
    const isLeaving = !guest || guest.standing.leaving;
    const banned = inForce(guest?.standing.banned, now());
    for (const one of of(id)) {
      if (banned) one.ban(banned);
      else if (isLeaving || guest.session !== one.guest?.session) one.signOut();
      else one.guest = guest;
    }
    if (isLeaving) await host.departures.depart(id);
    // What was under way here while another server forgot them may have come after that.
    if (!guest) await host.forget(id);
  };

  /** Whoever is known by a cookie that no key counts for is signed out. */
  const checkKeys = (): void => {
    for (const one of [...lines()]) if (one.guest && !identities.isSigned(one.cookies)) one.signOut();
  };

  const readKeys = async (): Promise<void> => {
    await identities.readKeys();
    checkKeys();
  };

  const hear = (word: Word | null): void => {
    if (word?.renamed) rename(word.renamed);
    if (word?.changed) look(word.changed).catch(() => {});
    if (word?.keys) readKeys().catch(() => {});
  };

  const onGuestChanged = (id: string): void => {
    look(id).catch(() => {});
    say({ changed: id });
  };

  return {
    onGuestChanged,
    async onRename(guest: Me): Promise<void> {
      await host.rename(guest);
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
      if (guest) await store.guests.judge(id, { ...guest.standing, leaving: true });
      onGuestChanged(id);
      await host.forget(id);
      await store.guests.delete(id);
      onGuestChanged(id);
    },
    /** Hears of other servers, and of the end of keys; what it gives ends that. */
    listen(keysMs = KEYS_MS): () => void {
      const unlisten = store.notices.listen(notice => {
        if (notice.kind === 'said' && [NAMES, OTHERS].includes(notice.table)) hear(notice.message as Word);
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
