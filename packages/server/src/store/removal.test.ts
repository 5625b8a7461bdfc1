import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { TableRecord } from '@tessera/table';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../test/databases.ts';
import { begin, listing, next, opened, T0 } from '../../test/stores.ts';
import type { Store } from './types.ts';

const said = (seq: number, guest: string, name: string, text = 'hello') =>
  ({ seq, at: T0 + seq, kind: 'said', guest, name, seat: null, text }) as TableRecord;

/** A table with Ann as host and Ben as guest. */
async function annAndBen(store: Store, id: string): Promise<void> {
  const chairs = [{ kind: 'person', guest: 'g-ann', name: 'Ann', isReady: true }, { kind: 'open' }];
  const created = { seq: 1, at: T0, kind: 'created', id, language: 'fr', chairs } as unknown as TableRecord;
  const sat = {
    seq: 2,
    at: T0 + 2,
    kind: 'sat',
    seat: 1,
    guest: 'g-ben',
    name: 'Ben',
    entropy: '',
  } as TableRecord;
  const renamed = { seq: 3, at: T0 + 3, kind: 'renamed', seat: 0, name: 'Anne' } as TableRecord;
  const row = listing(id, {
    chairs: [
      { guest: 'g-ann', name: 'Anne', isBot: false },
      { guest: 'g-ben', name: 'Ben', isBot: false },
    ],
  });
  await store.create(row, [created]);
  await store.append({ table: id, after: 1, records: [sat, renamed], listing: row });
  await store.append({ table: id, after: 3, records: [said(4, 'g-ann', 'Anne'), said(5, 'g-ben', 'Ben')] });
}

describe.each(DATABASES)('deletion on $name', ({ fresh }) => {
  test('a table is deleted with all its data, also with pending appends', async () => {
    const store = await opened(await fresh());
    await annAndBen(store, 'a');
    await begin(store, 'b');
    expect(await store.append({ ...next('a', 5), keys: [{ guest: 'g-ann', key: 'k' }] })).toBe('stored');
    expect([await store.remove('a'), await store.remove('a')]).toEqual([true, false]);
    expect(await store.find('a')).toBeUndefined();
    expect(await store.loadAll('a')).toBeUndefined();
    expect(await store.seenKey('a', 'g-ann', 'k')).toBeUndefined();
    expect(await store.placesOf('g-ann')).toEqual([]);
    expect(await store.append(next('a', 6))).toBe('stale');
    expect(await store.append(next('b', 1))).toBe('stored');
    expect(store.failure).toBeUndefined();
  });

  test('an append that waits while its table is deleted is stale', async () => {
    const store = await opened(await fresh());
    for (let round = 0; round < 10; round++) {
      await begin(store, `t${round}`);
      const [before, isRemoved, after] = await Promise.all([
        store.append(next(`t${round}`, 1)),
        store.remove(`t${round}`),
        store.append(next(`t${round}`, 2)),
      ]);
      expect(isRemoved).toBe(true);
      for (const word of [before, after]) expect(['stored', 'stale']).toContain(word);
      expect(await store.append(next(`t${round}`, 3))).toBe('stale');
    }
    await begin(store, 'other');
    expect(await store.append(next('other', 1))).toBe('stored');
    await store.loadAll('other');
    expect(store.failure).toBeUndefined();
  });

  test('a name is erased from journal and listing, in the language of the table; the journal stays valid', async () => {
    const store = await opened(await fresh());
    await annAndBen(store, 'a');
    await begin(store, 'watched');
    await store.append({ table: 'watched', after: 1, records: [said(2, 'g-ann', 'Anne')] });
    expect((await store.placesOf('g-ann')).toSorted()).toEqual(['a', 'watched']);
    await store.forgetName('a', 'g-ann');
    const text = JSON.stringify([await store.loadAll('a'), await store.find('a')]);
    expect(text).not.toMatch(/Ann/);
    expect(text.match(/Ancien invité/g)).toHaveLength(4);
    expect(text.match(/"Ben"/g)).toHaveLength(3);
    await store.forgetName('a', 'g-ben');
    expect(JSON.stringify(await store.loadAll('a'))).toContain('"name":"Ancien invité 2"');
    expect(await store.append(next('a', 5))).toBe('stored');
    expect(await store.loadAll('a')).toHaveLength(6);
  });

  test('every guest named in a record is found, even one who was never in a listing', async () => {
    const store = await opened(await fresh());
    await annAndBen(store, 'a');
    const sat = {
      seq: 6,
      at: T0,
      kind: 'sat',
      seat: 1,
      guest: 'g-cid',
      name: 'Cid',
      entropy: '',
    } as TableRecord;
    const stood = { seq: 7, at: T0, kind: 'stood', seat: 1, name: 'Cid' } as TableRecord;
    const chairs = [{ guest: 'g-cid', name: 'Cid', isBot: false }];
    await Promise.all([
      store.append({ table: 'a', after: 5, records: [sat], listing: listing('a', { chairs }) }),
      store.append({ table: 'a', after: 6, records: [stood], listing: listing('a') }),
    ]);
    expect(await store.placesOf('g-cid')).toEqual(['a']);
    expect([await store.forgetName('a', 'g-cid'), await store.forgetName('a', 'g-cid')]).toEqual([
      true,
      false,
    ]);
    expect(JSON.stringify(await store.loadAll('a'))).not.toContain('Cid');
  });

  test('keys and snapshots of finished matches are deleted, and no others', async () => {
    const store = await opened(await fresh());
    for (const [id, phase, updated] of [
      ['old', 'ended', T0],
      ['young', 'ended', T0 + 100],
      ['slow', 'playing', T0],
    ] as const) {
      const row = listing(id, { phase, updated });
      await begin(store, id, { phase, updated });
      const snapshot = { version: 2, seq: 2, ledger: {}, match: null };
      await store.append({ ...next(id, 1, { listing: row }), keys: [{ guest: 'g', key: 'k' }], snapshot });
    }
    const left = async (id: string): Promise<readonly boolean[]> => [
      (await store.seenKey(id, 'g', 'k')) !== undefined,
      (await store.load(id))?.snapshot !== undefined,
    ];
    expect(await left('old')).toEqual([true, true]);
    expect(await store.tidyEnded(T0 + 50, 10)).toBe(1);
    expect(await store.tidyEnded(T0 + 50, 10)).toBe(0);
    expect(await left('old')).toEqual([false, false]);
    expect(await left('young')).toEqual([true, true]);
    expect(await left('slow')).toEqual([true, true]);
    expect(await store.loadAll('old')).toHaveLength(2);
    expect(await store.oldTables({ isFinished: true, before: T0 + 50, limit: 5 })).toEqual([]);
    expect(await store.oldTables({ isFinished: false, before: T0 + 50, limit: 5 })).toEqual(['old', 'slow']);
  });

  test('unseen guests without a table are deleted, but not banned ones', async () => {
    const store = await opened(await fresh());
    for (const id of ['idle', 'seen', 'g-ann', 'banned'])
      await store.guests.create({ id, name: id }, `key ${id}`, T0);
    await annAndBen(store, 'a');
    await store.guests.see('seen', T0 + 100);
    await store.guests.sanction('banned', { banned: { reason: 'spam', until: null } });
    expect(await store.guests.dropUnseen(T0 + 50)).toBe(1);
    const left = await store.guests.list({ limit: 10 });
    expect(left.map(({ id }) => id).toSorted()).toEqual(['banned', 'g-ann', 'seen']);
    expect((await store.guests.list({ limit: 10, name: 'an' })).map(({ id }) => id)).toEqual([
      'banned',
      'g-ann',
    ]);
    await store.guests.rename('seen', '50%_Ök\\');
    const called = async (name: string) => (await store.guests.list({ limit: 10, name })).map(({ id }) => id);
    for (const part of ['50', '%_', '%', '_', '\\', 'Ök', 'K\\'])
      expect(await called(part), part).toEqual(['seen']);
    expect(await called('BAN')).toEqual(['banned']);
    expect(await called('0_%')).toEqual([]);
    await store.guests.delete('g-ann');
    expect(await store.placesOf('g-ann')).toEqual([]);
    expect(await store.guests.byKey('key g-ann')).toBeUndefined();
  });
});

test('space of deleted data is returned to the file system', async () => {
  const url = await DATABASES[0]!.fresh();
  const path = url.slice('sqlite:'.length);
  let store = await opened(url);
  // Incompressible text.
  const text = Array.from({ length: 400 }, (_, i) => hash('sha256', `${i}`)).join('');
  for (const id of ['a', 'b', 'c', 'd']) {
    await begin(store, id);
    for (let seq = 2; seq < 40; seq++)
      await store.append({ table: id, after: seq - 1, records: [said(seq, 'g', 'G', text)] });
  }
  const sizeAfter = async (): Promise<number> => {
    await store.close();
    const { size } = statSync(path);
    store = await opened(url);
    return size;
  };
  const full = await sizeAfter();
  for (const id of ['a', 'b', 'c']) await store.remove(id);
  await store.reclaim(false);
  const part = await sizeAfter();
  await store.reclaim(true);
  const rest = await sizeAfter();
  expect(part).toBeLessThan(full / 2);
  expect(rest).toBeLessThanOrEqual(part);
  expect(await store.loadAll('d')).toHaveLength(39);
});
