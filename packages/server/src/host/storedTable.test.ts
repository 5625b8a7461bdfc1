import { Table } from '@tessera/table';
import { expect, test } from 'vitest';
import { newerRules, renumberedRules, upgradeOfRolls } from '../../../table/test/newerRules.ts';
import { digestOf, HIDDEN, NOBODY, Sitting, WORLD, who } from '../../../table/test/tables.ts';
import type { Append, Store } from '../store/types.ts';
import { KeptTable } from './storedTable.ts';

test('a table wakes from its journal where the snapshot is of another version', async () => {
  const table = new Sitting().start().playOn(3);
  const store = {
    known: async () => undefined,
    load: async () => ({ snapshot: { ...table.table.snapshot(), version: 0 }, records: [] }),
    loadAll: async () => table.records,
  };
  const context = { store: store as unknown as Store, world: WORLD, now: () => 0, onFault: () => {} };
  const kept = await KeptTable.wake('table-1', context);
  expect(digestOf(kept!.table)).toBe(digestOf(table.table));
});

test.each([
  ['another', newerRules(upgradeOfRolls), 'throw'],
  ['the same', renumberedRules(), 'roll'],
])('R19: what an older server writes meanwhile is carried over too: %s notation', async (_, world, move) => {
  const old = new Sitting({ game: 'hiddenDice' }, HIDDEN);
  const store = {
    known: async () => undefined,
    load: async () => ({ records: old.records }),
    append: async ({ records }: Append) => {
      old.records.push(...records);
      return 'kept';
    },
  } as unknown as Store;
  const young = (await KeptTable.wake('table-1', { store, world, now: () => old.now, onFault() {} }))!;
  // One match begins at the older server, and is played on there, while the newer one has the table open.
  for (const write of [() => old.start(), () => old.play('Anna', 'roll'), () => old.play('Anna', 'roll')]) {
    write();
    await young.follow(old.records.length);
    expect(young.table.seq).toBe(old.records.length);
  }
  const run = (table: Table) => table.handle(who('Anna'), { do: 'play', move, after: 2 }, old.now);
  await young.carryOut([{ run, settle() {}, fail() {} }]);
  expect(old.kinds.slice(-2)).toEqual(['carriedOver', 'played']);
  const moves = Table.load(old.records, world).view(null, old.now, NOBODY).moves;
  expect(moves.map(one => one.move)).toEqual([move, move, move]);
});
