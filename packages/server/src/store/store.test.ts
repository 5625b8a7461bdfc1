import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../test/databases.ts';
import { begin, chair, listing, next, opened, records, snapshot, T0 } from '../../test/stores.ts';
import type { Store } from './types.ts';

describe.each(DATABASES)('a store on $name', ({ fresh }) => {
  const open = async () => opened(await fresh());

  describe('journals', () => {
    test('records are read back after the store was reopened', async () => {
      const url = await fresh();
      const first = await opened(url);
      await begin(first, 'table1', {}, 3);
      expect(await first.append(next('table1', 3))).toBe('stored');
      await first.close();
      const second = await opened(url);
      expect(await second.loadAll('table1')).toEqual(records(1, 4));
      expect(await second.load('table1')).toEqual({ records: records(1, 4) });
      expect(await second.seqs(['table1', 'table2'])).toEqual(new Map([['table1', 4]]));
      expect(await second.load('table2')).toBeUndefined();
      expect(await second.loadAll('table2')).toBeUndefined();
    });

    test('an append after another head is stale and does not affect others of its batch', async () => {
      const store = await open();
      await Promise.all(['a', 'b', 'c'].map(id => begin(store, id)));
      const kept = await Promise.all([
        store.append(next('a', 1)),
        store.append(next('b', 2)),
        store.append(next('nobody', 1)),
        store.append(next('c', 0)),
        store.append(next('c', 1)),
      ]);
      // The second append to c would fit, but the first one shows that its sender is behind.
      expect(kept).toEqual(['stored', 'stale', 'stale', 'stale', 'stale']);
      expect(await store.seqs(['a', 'b', 'c'])).toEqual(new Map(Object.entries({ a: 2, b: 1, c: 1 })));
    });

    test('appends of one batch may follow each other, and a creation', async () => {
      const store = await open();
      const kept = await Promise.all([
        store.create(listing('a'), records(1, 2)),
        store.append(next('a', 2)),
        store.append(next('a', 3)),
        store.append(next('a', 3)),
      ]);
      expect(kept).toEqual(['stored', 'stored', 'stored', 'stale']);
      expect(await store.loadAll('a')).toEqual(records(1, 4));
    });

    test('an invalid append does not affect others of its batch', async () => {
      const store = await open();
      await Promise.all(['a', 'b', 'c'].map(id => begin(store, id)));
      const noTime = records(2, 2).map(record => ({ ...record, at: Number.NaN }));
      const kept = await Promise.allSettled([
        store.append(next('a', 1)),
        store.append(next('b', 1, { records: noTime })),
        store.append(next('c', 1)),
      ]);
      expect(kept).toMatchObject([
        { value: 'stored' },
        { reason: { code: 'refused', canGoOn: true } },
        { value: 'stored' },
      ]);
      expect(await store.seqs(['a', 'b', 'c'])).toEqual(new Map(Object.entries({ a: 2, b: 1, c: 2 })));
    });

    test('an existing id or code is taken', async () => {
      const store = await open();
      await begin(store, 'a', { code: 'FOX' });
      const kept = await Promise.all([
        store.create(listing('a', { code: 'OWL' }), records(1, 1)),
        store.create(listing('b', { code: 'FOX' }), records(1, 1)),
        store.create(listing('c', { code: 'HEN' }), records(1, 1)),
        store.create(listing('d', { code: 'HEN' }), records(1, 1)),
      ]);
      expect(kept).toEqual(['taken', 'taken', 'stored', 'taken']);
      expect(await store.byCode('FOX')).toMatchObject({ id: 'a' });
      expect(await store.loadAll('d')).toBeUndefined();
    });

    test('more changes than fit into one transaction are stored', async () => {
      const store = await open();
      const ids = Array.from({ length: 1200 }, (_, index) => `table${index}`);
      await Promise.all(ids.map(id => begin(store, id)));
      const seqs = await store.seqs(ids);
      expect([...seqs.values()].filter(seq => seq === 1)).toHaveLength(1200);
      expect(await store.append({ table: 'table7', after: 1, records: records(2, 9001) })).toBe('stored');
      expect(await store.loadAll('table7')).toHaveLength(9001);
    });
  });

  test('a rematch is created together with the record that announces it, or not at all', async () => {
    const store = await open();
    await begin(store, 'a');
    const both = (after: number, id: string) =>
      Promise.all([store.create(listing(id), records(1, 1), 'a'), store.append(next('a', after))]);
    expect(await both(1, 'b')).toEqual(['stored', 'stored']);
    expect((await both(1, 'c'))[1]).toBe('stale'); // another server was faster
    expect([await store.loadAll('b'), await store.loadAll('c')]).toEqual([records(1, 1), undefined]);
    expect(await store.find('c')).toBeUndefined();
  });

  describe('idempotency keys', () => {
    const keys = [{ guest: 'ann', key: 'k1' }];

    test('a key leads to its result, for its guest at its table only', async () => {
      const store = await open();
      await Promise.all([begin(store, 'a'), begin(store, 'b')]);
      await store.append({ table: 'a', after: 1, records: records(2, 4), keys });
      expect(await store.seenKey('a', 'ann', 'k1')).toBe(4);
      expect(await store.seenKey('a', 'bob', 'k1')).toBeUndefined();
      expect(await store.seenKey('b', 'ann', 'k1')).toBeUndefined();
    });

    test('a repeated command is stale although it would follow: in one batch and later', async () => {
      const store = await open();
      await Promise.all([begin(store, 'a'), begin(store, 'b')]);
      expect(
        await Promise.all([store.append(next('a', 1, { keys })), store.append(next('a', 2, { keys }))]),
      ).toEqual(['stored', 'stale']);
      expect(
        await Promise.all([store.append(next('a', 2, { keys })), store.append(next('b', 1, { keys }))]),
      ).toEqual(['stale', 'stored']);
      expect(await store.seqs(['a', 'b'])).toEqual(new Map(Object.entries({ a: 2, b: 2 })));
    });

    test('a repeated command is stale with a filter too, which saves the lookup of new keys', async () => {
      const store = await open();
      await begin(store, 'a');
      await store.append(next('a', 1, { keys }));
      const known = await store.known('a');
      const append = (after: number, key: string) =>
        store.append(next('a', after, { keys: [{ guest: 'ann', key }], ...(known && { known }) }));
      expect([await append(2, 'k1'), await append(2, 'k2'), await append(3, 'k2')]).toEqual([
        'stale',
        'stored',
        'stale',
      ]);
      expect(known?.mayHave('ann', 'k2') ?? true).toBe(true);
      expect(await store.seenKey('a', 'ann', 'k2')).toBe(3);
    });

    test('an append may name a command twice', async () => {
      const store = await open();
      await begin(store, 'a');
      expect(await store.append(next('a', 1, { keys: [...keys, ...keys] }))).toBe('stored');
      expect(await store.seenKey('a', 'ann', 'k1')).toBe(2);
    });

    test('a stale append leaves no key behind', async () => {
      const store = await open();
      await begin(store, 'a');
      expect(await store.append(next('a', 5, { keys }))).toBe('stale');
      expect(await store.seenKey('a', 'ann', 'k1')).toBeUndefined();
    });
  });

  describe('snapshots', () => {
    test('a table is loaded from its latest snapshot', async () => {
      const store = await open();
      await begin(store, 'a', {}, 3);
      const early = snapshot(5);
      await store.append({ table: 'a', after: 3, records: records(4, 5), snapshot: early });
      expect(await store.load('a')).toEqual({ snapshot: early, records: [] });
      await store.append({ table: 'a', after: 5, records: records(6, 8) });
      expect(await store.load('a')).toEqual({ snapshot: early, records: records(6, 8) });
      expect(await store.loadAll('a')).toEqual(records(1, 8));
      const later = snapshot(9, 'y');
      await store.append({ ...next('a', 8), snapshot: later });
      expect(await store.load('a')).toEqual({ snapshot: later, records: [] });
    });

    test('a snapshot of another record than the last of its append is ignored', async () => {
      const store = await open();
      await begin(store, 'a', {}, 3);
      await store.append({ ...next('a', 3), snapshot: snapshot(9) });
      expect(await store.load('a')).toEqual({ records: records(1, 4) });
    });
  });

  describe('lists', () => {
    const live = { total: 600, increment: 5, move: null };

    test('the lobby lists public tables, last seen first, by game, pace and language', async () => {
      const store = await open();
      await begin(store, 'old', { updated: T0 - 1, pace: live });
      await begin(store, 'new', { updated: T0 + 1, game: 'loop', language: 'cs' });
      await begin(store, 'private', { openTo: 'link' });
      await begin(store, 'played', { phase: 'playing' });
      await begin(store, 'hidden', { phase: 'playing', openTo: 'link' });
      await begin(store, 'over', { phase: 'ended' });
      const names = async (filter = {}) => {
        const { open, playing, tables } = await store.lobby(filter, T0);
        return [open.map(({ id }) => id), playing.map(({ id }) => id), tables];
      };
      expect(await names()).toEqual([['new', 'old'], ['played'], 2]);
      expect(await names({ game: 'loop' })).toEqual([['new'], [], 2]);
      expect(await names({ isLive: true })).toEqual([['old'], [], 2]);
      expect(await names({ isLive: false })).toEqual([['new'], ['played'], 2]);
      expect(await names({ language: 'en' })).toEqual([['old'], ['played'], 2]);
    });

    const names = async (store: Store, now = T0, phase: 'open' | 'playing' = 'open') =>
      (await store.lobby({}, now))[phase].map(({ id }) => id);

    test('R20: 160 tables of one address do not crowd the table of a stranger out of the lobby', async () => {
      const store = await open();
      for (const phase of ['gathering', 'playing'] as const) {
        const p = phase[0];
        await begin(store, `${p}stranger`, { phase, host: 'stranger', origin: 'home', updated: T0 - 60_000 });
        const greedy = Array.from({ length: 160 }, (_, n) =>
          begin(store, `${p}${n}`, { phase, host: `g${n % 8}`, origin: 'greedy', updated: T0 }),
        );
        await Promise.all(greedy);
        // Rows of an older server have neither address nor guest, and count for themselves.
        await begin(store, `${p}old`, { phase, host: 'ann', updated: T0 - 300_000 });
        const shown = await names(store, T0, phase === 'gathering' ? 'open' : 'playing');
        expect(shown).toHaveLength(60);
        expect(shown.slice(0, 3).sort()).toEqual([`${p}old`, `${p}stranger`, shown[0]].sort());
        // The other places go to the address, shared by its guests.
        const hosts = (await Promise.all(shown.slice(3, 10).map(id => store.find(id)))).map(one => one?.host);
        expect(new Set(hosts).size).toBe(7);
      }
    });

    test('R20: tables with somebody present come first, then the most recently visited', async () => {
      const store = await open();
      const [long, recent] = [T0 - 3_600_000, T0 - 600_000];
      await begin(store, 'long', { origin: 'a', updated: long });
      await begin(store, 'recent', { origin: 'b', updated: recent });
      await begin(store, 'waiting', { origin: 'c', updated: long - 1 });
      expect(await names(store)).toEqual(['recent', 'long', 'waiting']);
      await store.seeTables(['waiting', 'unknown'], T0 - 1000);
      expect(await names(store)).toEqual(['waiting', 'recent', 'long']);
      // Presence never goes back: neither by an older listing nor by a late server.
      await store.append(next('waiting', 1, { listing: listing('waiting', { updated: long }) }));
      await store.seeTables(['waiting'], T0 - 5000);
      expect(await names(store)).toEqual(['waiting', 'recent', 'long']);
    });

    test('R20: open tables are counted by guest and by address, which is erased at the end', async () => {
      const store = await open();
      for (const id of ['a', 'b', 'c']) await begin(store, id, { host: 'ann', origin: 'home' });
      await begin(store, 'd', { host: 'bob', origin: 'home' });
      await begin(store, 'e', { host: 'ann', origin: 'away', phase: 'playing' });
      expect(await store.openOf('ann', 'home')).toEqual({ ofGuest: 3, ofOrigin: 4 });
      expect(await store.openOf('ann', 'away')).toEqual({ ofGuest: 3, ofOrigin: 0 });
      expect([await store.originOf('e'), await store.originOf('nowhere')]).toEqual(['away', undefined]);
      expect(await store.find('a')).not.toHaveProperty('origin');
      await store.append(next('a', 1, { listing: listing('a', { host: 'ann', phase: 'playing' }) }));
      expect([await store.originOf('a'), (await store.openOf('ann', 'home')).ofGuest]).toEqual(['home', 2]);
      await store.append(next('a', 2, { listing: listing('a', { host: 'ann', phase: 'ended' }) }));
      expect(await store.originOf('a')).toBeUndefined();
    });

    test('abandoned tables that never started are found', async () => {
      const store = await open();
      await begin(store, 'live', { pace: live, updated: T0 - 10 });
      await begin(store, 'slow', { updated: T0 - 20 });
      await begin(store, 'playing', { phase: 'playing', updated: T0 - 30 });
      expect(await store.deserted({ live: T0 - 10, slow: T0 - 20 })).toEqual([]);
      expect(await store.deserted({ live: T0 - 9, slow: T0 - 20 })).toEqual(['live']);
      expect(await store.deserted({ live: T0, slow: T0 })).toEqual(['slow', 'live']);
      await store.seeTables(['slow'], T0);
      expect(await store.deserted({ live: T0, slow: T0 })).toEqual(['live']);
    });

    test('a listing changes in the same transaction as the journal', async () => {
      const store = await open();
      await begin(store, 'a');
      const changed = listing('a', { phase: 'playing', pace: live, updated: T0 + 5 });
      expect(await store.append(next('a', 7, { listing: changed }))).toBe('stale');
      expect(await store.find('a')).toEqual(listing('a'));
      expect(await store.append(next('a', 1, { listing: changed }))).toBe('stored');
      expect(await store.find('a')).toEqual(changed);
      expect(await store.byCode('A')).toEqual(changed);
      expect((await store.lobby({ isLive: true }, T0)).playing).toEqual([changed]);
      expect(await store.find('b')).toBeUndefined();
      expect(await store.byCode('a')).toBeUndefined();
    });

    test('the tables of a guest are those with a chair of theirs, last changed first', async () => {
      const store = await open();
      const chairs = [chair('ann'), chair(null)];
      await begin(store, 'a', { chairs });
      await begin(store, 'b', { chairs: [chair('ann'), chair('bob')], updated: T0 + 1 });
      await begin(store, 'c', { chairs: [chair('bob')] });
      const of = async (guest: string) => (await store.tablesOf(guest)).map(({ id }) => id);
      expect(await of('ann')).toEqual(['b', 'a']);
      expect(await of('bob')).toEqual(['b', 'c']);
      const stood = listing('b', { chairs: [chair(null), chair('bob')] });
      await store.append(next('b', 1, { listing: stood }));
      expect(await of('ann')).toEqual(['a']);
    });

    test('a table is due when its clock runs out or a bot is to move', async () => {
      const store = await open();
      await begin(store, 'clock', { due: T0 + 50 });
      await begin(store, 'bot', { due: T0 + 90, isBotTurn: true, updated: T0 });
      await begin(store, 'calm');
      expect(await store.due(T0 - 1)).toEqual([]);
      expect(await store.due(T0)).toEqual([{ table: 'bot', at: T0 }]);
      expect(await store.due(T0 + 50)).toEqual([
        { table: 'bot', at: T0 },
        { table: 'clock', at: T0 + 50 },
      ]);
      await store.append(next('clock', 1, { listing: listing('clock') }));
      expect(await store.due(T0 + 50)).toEqual([{ table: 'bot', at: T0 }]);
    });
  });

  describe('guests', () => {
    test('are found by id and by their private key, of which only a hash is stored', async () => {
      const { guests } = await open();
      await guests.create({ id: 'g1', name: 'Ann' }, 'key of Ann', T0);
      const ann = { id: 'g1', name: 'Ann', session: 0, sanctions: {} };
      expect(await guests.find('g1')).toEqual(ann);
      expect(await guests.byKey('key of Ann')).toEqual(ann);
      await guests.rename('g1', 'Änn');
      await guests.rekey('g1', 'new key');
      expect(await guests.byKey('new key')).toEqual({ ...ann, name: 'Änn' });
      expect(await guests.byKey('key of Ann')).toBeUndefined();
      expect(await guests.find('g2')).toBeUndefined();
    });
  });

  test('a secret is set by the first server and shared by all others', async () => {
    const url = await fresh();
    const first = await opened(url);
    expect(await first.secret('cookies', 'abc')).toBe('abc');
    expect(await first.secret('cookies', 'def')).toBe('abc');
    expect(await first.secret('other', 'def')).toBe('def');
    await first.close();
    expect(await (await opened(url)).secret('cookies', 'ghi')).toBe('abc');
  });

  describe('downtimes', () => {
    test('are long gaps in the heartbeat, not short ones', async () => {
      const url = await fresh();
      const first = await opened(url);
      for (const ms of [0, 2000, 6500, 8500]) await first.downtimes.beat(T0 + ms);
      expect(await first.downtimes.list()).toEqual([]);
      await first.close();
      const second = await opened(url);
      await second.downtimes.beat(T0 + 60_000);
      expect(await second.downtimes.list()).toEqual([{ from: T0 + 8500, until: T0 + 60_000 }]);
    });

    test('are recorded by a server that was suspended', async () => {
      const { downtimes } = await open();
      for (const ms of [0, 9000, 11_000, 20_000]) await downtimes.beat(T0 + ms);
      expect(await downtimes.list()).toEqual([
        { from: T0, until: T0 + 9000 },
        { from: T0 + 11_000, until: T0 + 20_000 },
      ]);
    });
  });

  describe('jobs', () => {
    test('a due table is handled, again when it is due again, and not otherwise', async () => {
      const store = await open();
      const due = (at: number | null, after: number) =>
        store.append(next('a', after, { listing: listing('a', { due: at }) }));
      const looked: number[] = [];
      await begin(store, 'a', { due: Date.now() - 1 });
      await begin(store, 'calm');
      await store.jobs.start(async table => {
        expect(table).toBe('a');
        looked.push(Date.now());
        const at = looked.length < 3 ? Date.now() + 30 : null;
        await due(at, looked.length);
        if (at !== null) store.jobs.schedule('a', at);
      });
      await expect.poll(() => store.due(Date.now() + 1e9)).toEqual([]);
      expect(looked).toHaveLength(3);
      await store.jobs.stop();
    });

    test('a failed handler is retried', async () => {
      const store = await open();
      await begin(store, 'a', { due: Date.now() - 1 });
      let count = 0;
      await store.jobs.start(async () => {
        count += 1;
        if (count === 1) throw new Error('not today');
        await store.append(next('a', 1, { listing: listing('a') }));
      });
      await expect.poll(() => store.due(Date.now())).toEqual([]);
      expect(count).toBe(2);
    });
  });

  test('a closed store refuses appends', async () => {
    const store = await open();
    await begin(store, 'a');
    const last = store.append(next('a', 1));
    await store.close();
    expect(await last).toBe('stored');
    await expect(store.append(next('a', 2))).rejects.toMatchObject({ code: 'closed', canGoOn: false });
    expect(store.failure).toMatchObject({ code: 'closed' });
  });
});
