/** Carries out what an operator asks for. */

import type { Listing } from '@tessera/table';
import type { Host } from '../host/host.ts';
import { inForce } from '../identity/identities.ts';
import { rotateKey } from '../identity/keys.ts';
import type { GuestRow, KnownGuest, Sentence, Standing, Store } from '../store/types.ts';
import { type AdminAnswer, type AdminCommand, AdminRefusal } from './commands.ts';

export interface AdminContext {
  readonly store: Store;
  readonly host: Host;
  readonly now: () => number;
  /** The guest has to be looked up again, here and on other servers. */
  readonly onGuestChanged: (id: string) => void;
  readonly onRename: (guest: { readonly id: string; readonly name: string }) => Promise<void>;
  readonly deleteGuest: (id: string) => Promise<void>;
  /** Another key signs cookies, here and on other servers. */
  readonly onKeysChanged: () => Promise<void>;
}

/** What may be decided about a guest. */
type Kind = 'banned' | 'silenced';

const DAY_MS = 86_400_000;
const CLOSED = 'The table was closed by whoever runs this server.';

export async function carryOut(context: AdminContext, command: AdminCommand): Promise<AdminAnswer> {
  const { store, host, now } = context;
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
      await host.close(id, command.reason || CLOSED);
      return { said: `Table ${id} is closed, and its players were told why.` };
    }
    case 'rename table': {
      const { id } = await tableOf(store, command.id);
      await host.retitle(id, command.title);
      return { said: `Table ${id} is called "${command.title}".` };
    }
    case 'delete table': {
      const { id, phase } = await tableOf(store, command.id);
      // One that cannot be read can be deleted all the same.
      if (phase !== 'ended') await host.close(id, command.reason || CLOSED).catch(() => {});
      await host.remove(id);
      return { said: `Table ${id} is deleted.` };
    }
    case 'rename guest': {
      const guest = await guestOf(store, command.id);
      await context.onRename({ id: guest.id, name: command.name });
      await store.guests.rename(guest.id, command.name);
      return { said: `Guest ${guest.id} is called ${command.name}.` };
    }
    case 'silence guest':
      return judge(context, command, 'silenced');
    case 'ban guest':
      return judge(context, command, 'banned');
    case 'pardon guest': {
      const { id, standing } = await guestOf(store, command.id);
      await store.guests.judge(id, standing.leaving ? { leaving: true } : {});
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

async function judge(
  { store, now, onGuestChanged }: AdminContext,
  { id, reason, days }: { readonly id: string; readonly reason: string; readonly days?: number | undefined },
  kind: Kind,
): Promise<AdminAnswer> {
  const guest = await guestOf(store, id);
  const until = days === undefined ? null : now() + days * DAY_MS;
  await store.guests.judge(guest.id, { ...guest.standing, [kind]: { reason, until } });
  onGuestChanged(guest.id);
  return {
    said: `Guest ${guest.id} (${guest.name}) is ${kind}${until === null ? '' : ` until ${day(until)}`}.`,
  };
}

/** By id, or by the code that is on the invitation. */
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

const guestRow = ({ id, name, created, seen, standing }: GuestRow, now: number): Record<string, string> => ({
  id,
  created: day(created),
  seen: day(seen),
  standing: [spoken('banned', standing, now), spoken('silenced', standing, now)].filter(Boolean).join(', '),
  name,
});

function spoken(kind: Kind, standing: Standing, now: number): string {
  const sentence: Sentence | undefined = inForce(standing[kind], now);
  if (!sentence) return '';
  return sentence.until === null ? kind : `${kind} until ${day(sentence.until)}`;
}
