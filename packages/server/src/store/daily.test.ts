import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../test/databases.ts';
import { opened } from '../../test/stores.ts';
import type { DailyEntry, Store } from './types.ts';

const DATE = '2026-11-18';
const WON = { isWon: true, reason: 'VICTORY', turns: 12, progress: 4 };
const LOST = { isWon: false, reason: 'CYCLES', turns: 20, progress: 2 };

let last = 0;
const entry = (guest: string, changes: Partial<DailyEntry> = {}): DailyEntry => ({
  ...{ date: DATE, game: 'loop', guest, result: LOST, isFirst: true, people: 1, bots: 1 },
  ...{ log: `log of ${guest}`, digest: `digest ${last++}`, at: 1000 + last },
  ...changes,
});

const board = (store: Store, guest?: string, limit = 10) =>
  store.daily.standings({ date: DATE, game: 'loop', guest, limit });

describe.each(DATABASES)('results of daily challenges on $name', ({ fresh }) => {
  async function open(): Promise<{ store: Store; url: string }> {
    const url = await fresh();
    const store = await opened(url);
    for (const name of ['Ada', 'Bob', 'Cy']) await store.guests.create({ id: name, name }, name, 1);
    return { store, url };
  }

  test('one row for each guest, best first, earlier first among equals, with current names', async () => {
    const { store, url } = await open();
    expect(await board(store, 'Ada')).toEqual({ all: 0, won: 0, lost: {}, rows: [], you: undefined });
    await store.daily.add(entry('Ada'));
    await store.daily.add(entry('Bob', { result: WON }));
    await store.daily.add(entry('Cy', { result: WON }));
    await store.daily.add(entry('Ada', { game: 'tesseract' }));
    await store.daily.add(entry('Ada', { date: '2026-11-17', result: WON }));
    await store.guests.rename('Cy', 'Cyril');
    const { all, won, lost, rows, you } = await board(store, 'Ada', 2);
    expect([all, won, lost]).toEqual([3, 2, { CYCLES: 1 }]);
    expect(rows.map(({ name, place, result }) => [place, name, result])).toEqual([
      [1, 'Bob', WON],
      [2, 'Cyril', WON],
    ]);
    expect(you).toMatchObject({
      place: 3,
      name: 'Ada',
      result: LOST,
      isFirst: true,
      tries: 1,
      people: 1,
      bots: 1,
    });
    expect(await store.daily.best(DATE, 'loop')).toEqual({ log: 'log of Bob', name: 'Bob' });
    expect(await store.daily.best('2026-11-16', 'loop')).toBeUndefined();
    await store.close();
    expect((await board(await opened(url))).rows.map(({ guest }) => guest)).toEqual(['Bob', 'Cy', 'Ada']);
  });

  test('a later result counts a try, replaces a worse one, and is never a first try; a retry is no try', async () => {
    const { store } = await open();
    const yours = async () => (await board(store, 'Ada')).you;
    const first = entry('Ada');
    await store.daily.add(first);
    await store.daily.add({ ...first, at: 9999 });
    expect(await yours()).toMatchObject({ tries: 1, isFirst: true, at: first.at });
    const second = entry('Ada', { result: WON });
    await Promise.all([store.daily.add(second), store.daily.add(second)]);
    expect(await yours()).toMatchObject({ tries: 2, isFirst: false, result: WON });
    const third = entry('Ada');
    for (const _ of [1, 2]) await store.daily.add(third);
    expect(await yours()).toMatchObject({ tries: 3, isFirst: false, result: WON });
    await store.daily.add(entry('Bob', { isFirst: false, result: { ...WON, turns: 30 } }));
    expect((await board(store)).rows.map(({ guest }) => guest)).toEqual(['Ada', 'Bob']);
  });

  test('results leave with their guest; logs of past days stay for the best games alone', async () => {
    const { store } = await open();
    for (const guest of ['Ada', 'Bob', 'Cy']) await store.daily.add(entry(guest));
    await store.daily.add(entry('Cy', { date: '2026-11-19' }));
    expect(await store.daily.tidy(DATE)).toBe(0);
    expect(await store.daily.tidy('2026-11-19')).toBe(2);
    expect(await store.daily.best(DATE, 'loop')).toMatchObject({ name: 'Ada' });
    await store.guests.delete('Ada');
    expect((await board(store)).rows.map(({ guest }) => guest)).toEqual(['Bob', 'Cy']);
    expect(await store.daily.best(DATE, 'loop')).toBeUndefined();
    expect(await store.daily.best('2026-11-19', 'loop')).toMatchObject({ name: 'Cy' });
    expect(await store.guests.dropUnseen(5)).toBe(2);
    await store.guests.create({ id: 'Cy', name: 'Cy' }, 'Cy', 1);
    expect((await board(store)).rows).toEqual([]);
  });
});
