import { seededChance } from '@tessera/engine';
import { Table } from '@tessera/table';
import { expect, test } from 'vitest';
import { newerRules, renumberedRules, upgradeOfRolls } from '../../../table/test/newerRules.ts';
import { playedElsewhere } from '../../../table/test/randomTable.ts';
import { digestOf, HIDDEN, NOBODY, Sitting, WORLD, who } from '../../../table/test/tables.ts';
import type { Append, Store } from '../store/types.ts';
import { StoredTable } from './storedTable.ts';

test('a table is loaded from its journal when the snapshot is of another version', async () => {
  const table = new Sitting().start().playOn(3);
  const store = {
    known: async () => undefined,
    load: async () => ({ snapshot: { ...table.table.snapshot(), version: 0 }, records: [] }),
    loadAll: async () => table.records,
  };
  const context = { store: store as unknown as Store, world: WORLD, now: () => 0, onFault: () => {} };
  const stored = await StoredTable.wake('table-1', context);
  expect(digestOf(stored!.table)).toBe(digestOf(table.table));
});

test('a match from elsewhere is replayed once: its start is stored with a snapshot', async () => {
  const from = playedElsewhere('tesseract', 2, seededChance('moved'));
  const table = new Sitting({ game: 'tesseract', from });
  const appended: Append[] = [];
  const store = {
    known: async () => undefined,
    load: async () => ({ records: table.records }),
    append: async (append: Append) => {
      appended.push(append);
      return 'stored';
    },
  } as unknown as Store;
  const stored = (await StoredTable.wake('table-1', { store, world: WORLD, now: () => 0, onFault() {} }))!;
  const start = (one: Table) => one.handle(who('Anna'), { do: 'start' }, 1);
  const talk = (one: Table) => one.handle(who('Anna'), { do: 'phrase', phrase: 'hello' }, 2);
  for (const run of [start, talk]) await stored.execute([{ run, resolve() {}, reject() {} }]);
  expect(appended.map(({ snapshot }) => snapshot !== undefined)).toEqual([true, false]);
  expect(appended[0]?.snapshot).toMatchObject({ match: { log: { entries: { length: 6 } } } });
});

test.each([
  ['another', newerRules(upgradeOfRolls), 'throw'],
  ['the same', renumberedRules(), 'roll'],
])('R19: records of an older server are carried over too: %s notation', async (_, world, move) => {
  const old = new Sitting({ game: 'hiddenDice' }, HIDDEN);
  const store = {
    known: async () => undefined,
    load: async () => ({ records: old.records }),
    append: async ({ records }: Append) => {
      old.records.push(...records);
      return 'stored';
    },
  } as unknown as Store;
  const young = (await StoredTable.wake('table-1', { store, world, now: () => old.now, onFault() {} }))!;
  // A match begins and goes on at the older server while the newer one has the table open.
  for (const write of [() => old.start(), () => old.play('Anna', 'roll'), () => old.play('Anna', 'roll')]) {
    write();
    await young.follow(old.records.length);
    expect(young.table.seq).toBe(old.records.length);
  }
  const run = (table: Table) => table.handle(who('Anna'), { do: 'play', move, after: 2 }, old.now);
  await young.execute([{ run, resolve() {}, reject() {} }]);
  expect(old.kinds.slice(-2)).toEqual(['carriedOver', 'played']);
  const moves = Table.load(old.records, world).view(null, old.now, NOBODY).moves;
  expect(moves.map(one => one.move)).toEqual([move, move, move]);
});
