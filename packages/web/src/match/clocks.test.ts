/** Clocks of people at one screen: pace, pauses and the flag of their table. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { MatchClient } from './client.ts';
import { paceOf, readTimes } from './pace.ts';
import { fakeStorage, openTab } from './testing/browser.ts';
import { begin, closeAll, FRIEND, now, open, setupOf, until, YOU } from './testing/play.ts';

afterEach(() => {
  vi.useRealTimers();
  closeAll();
});

const CLOCK = { minutes: 5, increment: 3 };
const setup = { ...setupOf([YOU, FRIEND]), clock: CLOCK };
const MINUTE = 60_000;

const left = (client: MatchClient<unknown>) => client.people.table()!.view.clocks.left;
const ask = (client: MatchClient<unknown>, kind: 'pause' | 'resume') =>
  client.people.tell({ do: 'ask', proposal: { kind } });
const start = (client: MatchClient<unknown>) =>
  client.people.tell({ do: 'ask', proposal: { kind: 'pace', pace: paceOf(CLOCK) } });

/** Match on a page whose system clock only moves when set. */
async function timed(storage = fakeStorage(), seen?: () => number | undefined) {
  let time = 1000;
  const tab = openTab(storage, { now: () => time, ...(seen && { seen }) });
  const client = await begin(tab, setup);
  await client.submit('T@e2');
  await start(client);
  const pass = (ms: number): void => {
    time += ms;
  };
  return { client, tab, storage, pass, time: () => time };
}

describe('clocks at one screen', () => {
  test('clocks start with their pace, and run from then on', async () => {
    const { client, pass } = await timed();
    expect(left(client)).toEqual([5 * MINUTE, 5 * MINUTE]);
    pass(10_000);
    await client.submit('T@e13');
    expect(left(client)).toEqual([5 * MINUTE, 5 * MINUTE - 7000]);
  });

  test('clocks stand still in a pause, which refuses answers', async () => {
    const { client, pass } = await timed();
    pass(1000);
    await ask(client, 'pause');
    expect(now(client)).toMatchObject({ isYours: false, legal: [] });
    pass(60 * MINUTE);
    await ask(client, 'resume');
    expect(left(client)[1]).toBe(5 * MINUTE - 1000);
    expect(now(client)).toMatchObject({ isYours: true, toAct: 1 });
  });

  test('clocks stand still while no page has the match open, as far as that is known', async () => {
    const { client, storage, pass, time } = await timed();
    pass(20_000);
    client.dispose();
    const seen = time() - 5000;
    const later = time() + 60 * MINUTE;
    const again = open(openTab(storage, { now: () => later, seen: () => seen }));
    await until(again, () => true);
    expect(left(again)[1]).toBe(5 * MINUTE - 15_000);
    again.dispose();
    const unseen = open(openTab(storage, { now: () => later }));
    await until(unseen, () => true);
    expect(left(unseen)[1]).toBe(5 * MINUTE);
  });

  test('an expired clock ends the match, which can be taken back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const storage = fakeStorage();
    let time = 1000;
    const tab = openTab(storage, { now: () => time });
    tab.createMatch(setup);
    const client = open(tab);
    await vi.waitFor(() => expect(client.snapshot()).toBeDefined());
    await client.submit('T@e2');
    await start(client);
    time += 5 * MINUTE;
    await vi.advanceTimersByTimeAsync(5 * MINUTE + 10);
    expect(now(client)).toMatchObject({ outcome: { winners: [0], reason: 'time' }, moves: { length: 1 } });
    await client.undo();
    expect(now(client)).toMatchObject({ outcome: null, toAct: 1 });
  });

  test('clocks are stored in the file of the match', async () => {
    const { client } = await timed();
    expect((await client.file())?.text).toContain('"clock":{"minutes":5,"increment":3}');
  });
});

test('clocks noted by earlier versions are read from unvalidated data', () => {
  const time = { count: 1, seat: 1, left: [300_000, 299_000], spent: 1500 };
  const times = [null, time, { ...time, left: 5 }, { ...time, left: [0.5] }, { ...time, spent: -1 }];
  expect(readTimes({ times })).toEqual([time]);
  for (const value of [undefined, null, 7, [], { times: {} }]) expect(readTimes(value)).toEqual([]);
});
