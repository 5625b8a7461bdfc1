/** Lost notices of a ban, a session or a deletion: each server checks its connections by itself. */
import { expect, onTestFinished, test } from 'vitest';
import type { Rooms } from '../host/rooms.ts';
import { openStore } from '../store/openStore.ts';
import type { Notice, Sanction, Sanctions, Store } from '../store/types.ts';
import { type GuestConnection, guestUpdates } from './guestUpdates.ts';
import { Identities } from './identities.ts';

const NOW = Date.UTC(2030, 0, 1);
const SANCTION: Sanction = { reason: 'Be kind.', until: null };

/** A server beside silent others, with one connection per guest. */
async function stage(names: readonly string[], checkMs = 600_000) {
  const real = await openStore('sqlite::memory:');
  onTestFinished(() => real.close());
  let tell: (notice: Notice) => void = () => {};
  const listen: Store['notices']['listen'] = listener => {
    tell = listener;
    return () => {};
  };
  const store: Store = Object.create(real, {
    isAlone: { value: false },
    notices: { value: { publish() {}, listen } },
  });
  const identities = await Identities.open(store, () => NOW);
  const forgotten: string[] = [];
  const rooms = {
    departures: { depart: async () => {} },
    forget: async (id: string) => void forgotten.push(id),
  } as unknown as Rooms;
  const heard: string[] = [];
  const connections: GuestConnection[] = [];
  for (const name of names) {
    const guest = await identities.create(name);
    const connection: GuestConnection = {
      guest,
      cookies: `tessera=${identities.cookieFor(guest)}`,
      ban: ({ reason }) => heard.push(`${name} is banned: ${reason}`),
      signOut: () => heard.push(`${name} is signed out`),
    };
    connections.push(connection);
  }
  const faults: unknown[] = [];
  const onFault = (error: unknown): unknown => faults.push(error);
  const updates = guestUpdates({
    store,
    rooms,
    identities,
    connections: () => connections,
    now: () => NOW,
    onFault,
  });
  onTestFinished(updates.listen(checkMs));
  const sanction = (at: number, sanctions: Sanctions) =>
    real.guests.sanction(connections[at]!.guest!.id, sanctions);
  return { real, connections, heard, faults, forgotten, sanction, tell: (notice: Notice) => tell(notice) };
}

test('a ban whose notice was lost closes the connections of its guest, and no others', async () => {
  const { heard, sanction } = await stage(['Ada', 'Bob'], 10);
  await sanction(0, { banned: SANCTION });
  await expect.poll(() => heard).toContain('Ada is banned: Be kind.');
  expect(heard.filter(one => one.startsWith('Bob'))).toEqual([]);
});

test('a lost connection to the database triggers a check at once: bans, silences, sessions, deletions', async () => {
  const { real, connections, heard, forgotten, sanction, tell } = await stage(['Ada', 'Bob', 'Cleo', 'Dan']);
  await sanction(0, { banned: SANCTION });
  await sanction(1, { silenced: SANCTION });
  await real.guests.endSessions(connections[2]!.guest!.id, 'another key');
  await real.guests.delete(connections[3]!.guest!.id);
  tell({ kind: 'missed' });
  await expect.poll(() => forgotten).toEqual([connections[3]!.guest!.id]);
  expect(heard).toEqual(['Ada is banned: Be kind.', 'Cleo is signed out', 'Dan is signed out']);
  expect(connections[1]!.guest!.sanctions).toEqual({ silenced: SANCTION });
});

test('many guests are looked up in batches', async () => {
  const names = Array.from({ length: 1001 }, (_, n) => `Guest ${n}`);
  const { heard, sanction, tell } = await stage(names);
  await sanction(0, { banned: SANCTION });
  await sanction(1000, { banned: SANCTION });
  tell({ kind: 'missed' });
  await expect.poll(() => heard).toHaveLength(2);
});

test('a failing store is logged, and the check is retried', async () => {
  const { real, heard, faults, sanction } = await stage(['Ada'], 10);
  await sanction(0, { banned: SANCTION });
  const { among } = real.guests;
  const fault = new Error('no database');
  const guests = real.guests as { among: Store['guests']['among'] };
  guests.among = () => Promise.reject(fault);
  await expect.poll(() => faults).toContain(fault);
  heard.length = 0;
  guests.among = among;
  await expect.poll(() => heard).toContain('Ada is banned: Be kind.');
});
