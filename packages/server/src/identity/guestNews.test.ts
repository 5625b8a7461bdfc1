/** Notices of a ban, a session or a deletion may be lost on the way to a server: it asks by itself. */
import { expect, onTestFinished, test } from 'vitest';
import type { Host } from '../host/host.ts';
import { openStore } from '../store/openStore.ts';
import type { Notice, Sentence, Standing, Store } from '../store/types.ts';
import { guestNews, type Line } from './guestNews.ts';
import { Identities } from './identities.ts';

const NOW = Date.UTC(2030, 0, 1);
const SENTENCE: Sentence = { reason: 'Be kind.', until: null };

/** A server beside others that say nothing; guests come with a line each. */
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
    notices: { value: { say() {}, listen } },
  });
  const identities = await Identities.open(store, () => NOW);
  const forgotten: string[] = [];
  const host = {
    departures: { depart: async () => {} },
    forget: async (id: string) => void forgotten.push(id),
  } as unknown as Host;
  const heard: string[] = [];
  const lines: Line[] = [];
  for (const name of names) {
    const guest = await identities.create(name);
    const line: Line = {
      guest,
      cookies: `tessera=${identities.cookieFor(guest)}`,
      banish: ({ reason }) => heard.push(`${name} is shut out: ${reason}`),
      signOut: () => heard.push(`${name} is signed out`),
    };
    lines.push(line);
  }
  const faults: unknown[] = [];
  const onFault = (error: unknown): unknown => faults.push(error);
  const news = guestNews({ store, host, identities, lines: () => lines, now: () => NOW, onFault });
  onTestFinished(news.listen(checkMs));
  const judge = (at: number, standing: Standing) => real.guests.judge(lines[at]!.guest!.id, standing);
  return { real, lines, heard, faults, forgotten, judge, tell: (notice: Notice) => tell(notice) };
}

test('a ban of which nobody was told ends the lines of the guest, and of nobody else', async () => {
  const { heard, judge } = await stage(['Ada', 'Bob'], 10);
  await judge(0, { banned: SENTENCE });
  await expect.poll(() => heard).toContain('Ada is shut out: Be kind.');
  expect(heard.filter(one => one.startsWith('Bob'))).toEqual([]);
});

test('a line that was broken is a reason to look at once: bans, silences, sessions, deletions', async () => {
  const { real, lines, heard, forgotten, judge, tell } = await stage(['Ada', 'Bob', 'Cleo', 'Dan']);
  await judge(0, { banned: SENTENCE });
  await judge(1, { silenced: SENTENCE });
  await real.guests.endSessions(lines[2]!.guest!.id, 'another key');
  await real.guests.delete(lines[3]!.guest!.id);
  tell({ kind: 'missed' });
  await expect.poll(() => forgotten).toEqual([lines[3]!.guest!.id]);
  expect(heard).toEqual(['Ada is shut out: Be kind.', 'Cleo is signed out', 'Dan is signed out']);
  expect(lines[1]!.guest!.standing).toEqual({ silenced: SENTENCE });
});

test('guests by the hundred are looked up some at a time', async () => {
  const names = Array.from({ length: 1001 }, (_, n) => `Guest ${n}`);
  const { heard, judge, tell } = await stage(names);
  await judge(0, { banned: SENTENCE });
  await judge(1000, { banned: SENTENCE });
  tell({ kind: 'missed' });
  await expect.poll(() => heard).toHaveLength(2);
});

test('a store that fails is written down, and asked again', async () => {
  const { real, heard, faults, judge } = await stage(['Ada'], 10);
  await judge(0, { banned: SENTENCE });
  const { among } = real.guests;
  const fault = new Error('no database');
  const guests = real.guests as { among: Store['guests']['among'] };
  guests.among = () => Promise.reject(fault);
  await expect.poll(() => faults).toContain(fault);
  heard.length = 0;
  guests.among = among;
  await expect.poll(() => heard).toContain('Ada is shut out: Be kind.');
});
