/** Executes commands of an operator. */

import type { Listing } from '@tessera/table';
import type { Rooms } from '../host/rooms.ts';
import { inForce } from '../identity/identities.ts';
import { rotateKey } from '../identity/keys.ts';
import type { GuestRow, KnownGuest, Sanction, Sanctions, Store } from '../store/types.ts';
import { type AdminAnswer, type AdminCommand, AdminRefusal } from './commands.ts';

export interface AdminContext {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly now: () => number;
  /** Invalidates the guest on all servers. */
  readonly onGuestChanged: (id: string) => void;
  readonly onRename: (guest: { readonly id: string; readonly name: string }) => Promise<void>;
  readonly deleteGuest: (id: string) => Promise<void>;
  /** Reloads the cookie keys on all servers. */
  readonly onKeysChanged: () => Promise<void>;
}

type Kind = 'banned' | 'silenced';

const DAY_MS = 86_400_000;
const CLOSED = 'The table was closed by the people who run this server.';

export async function execute(context: AdminContext, command: AdminCommand): Promise<AdminAnswer> {
  const { store, rooms, now } = context;
  switch (command.do) {
    case 'list tables': {
      const { limit, phase } = command;
      const listings = await store.listTables({ limit, ...(phase && { phase }) });
      return { rows: listings.map(tableRow) };
    }
    case 'list guests': {
      const { limit, name } = command;
      const guests = await store.guests.list({ limit, ...(name !== undefined && { name }) });
      return { rows: guests.map(guest => guestRow(guest, now())) };
    }
    case 'close table': {
      const { id } = await tableOf(store, command.id);
      await rooms.close(id, command.reason || CLOSED);
      return { said: `Table ${id} is closed, and its players were told why.` };
    }
    case 'rename table': {
      const { id } = await tableOf(store, command.id);
      await rooms.retitle(id, command.title);
      return { said: `Table ${id} is called "${command.title}".` };
    }
    case 'delete table': {
      const { id, phase } = await tableOf(store, command.id);
      // An unreadable table can still be deleted.
      if (phase !== 'ended') await rooms.close(id, command.reason || CLOSED).catch(() => {});
      await rooms.remove(id);
      return { said: `Table ${id} is deleted.` };
    }
    case 'rename guest': {
      const guest = await guestOf(store, command.id);
      await context.onRename({ id: guest.id, name: command.name });
      await store.guests.rename(guest.id, command.name);
      return { said: `Guest ${guest.id} is called ${command.name}.` };
    }
    case 'silence guest':
      return sanction(context, command, 'silenced');
    case 'ban guest':
      return sanction(context, command, 'banned');
    case 'pardon guest': {
      const { id, sanctions } = await guestOf(store, command.id);
      await store.guests.sanction(id, sanctions.leaving ? { leaving: true } : {});
      context.onGuestChanged(id);
      return { said: `Guest ${id} may play and talk again.` };
    }
    case 'delete guest': {
      const { id } = await guestOf(store, command.id);
      await context.deleteGuest(id);
      return { said: `Guest ${id} is deleted, and has left every table.` };
    }
    case 'rotate-key':
      await rotateKey(store, now(), command.grace * DAY_MS);
      await context.onKeysChanged();
      return { said: `Cookies are signed by a new key; older ones count for ${command.grace} more days.` };
    case 'compact':
      await store.reclaim(true);
      return { said: 'Free space was given back to the file system.' };
  }
}

async function sanction(
  { store, now, onGuestChanged }: AdminContext,
  { id, reason, days }: { readonly id: string; readonly reason: string; readonly days?: number | undefined },
  kind: Kind,
): Promise<AdminAnswer> {
  const guest = await guestOf(store, id);
  const until = days === undefined ? null : now() + days * DAY_MS;
  await store.guests.sanction(guest.id, { ...guest.sanctions, [kind]: { reason, until } });
  onGuestChanged(guest.id);
  return {
    said: `Guest ${guest.id} (${guest.name}) is ${kind}${until === null ? '' : ` until ${day(until)}`}.`,
  };
}

/** By id or invitation code. */
async function tableOf(store: Store, id: string): Promise<Listing> {
  const found = (await store.find(id)) ?? (await store.byCode(id.toUpperCase()));
  if (!found) throw new AdminRefusal(`There is no table ${id}.`);
  return found;
}

async function guestOf(store: Store, id: string): Promise<KnownGuest> {
  const found = await store.guests.find(id);
  if (!found) throw new AdminRefusal(`There is no guest ${id}.`);
  return found;
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

const tableRow = ({ id, code, game, phase, title, updated, chairs }: Listing): Record<string, string> => ({
  id,
  code,
  game,
  phase,
  changed: day(updated),
  title,
  guests: chairs.flatMap(({ guest, name }) => (guest === null ? [] : [`${name} (${guest})`])).join(', '),
});

const guestRow = ({ id, name, created, seen, sanctions }: GuestRow, now: number): Record<string, string> => ({
  id,
  created: day(created),
  seen: day(seen),
  standing: [spoken('banned', sanctions, now), spoken('silenced', sanctions, now)].filter(Boolean).join(', '),
  name,
});

function spoken(kind: Kind, sanctions: Sanctions, now: number): string {
  const sanction: Sanction | undefined = inForce(sanctions[kind], now);
  if (!sanction) return '';
  return sanction.until === null ? kind : `${kind} until ${day(sanction.until)}`;
}
