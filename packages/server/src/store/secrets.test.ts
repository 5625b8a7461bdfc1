import { DatabaseSync } from 'node:sqlite';
import { Table } from '@tessera/table';
import { expect, test } from 'vitest';
import { Sitting } from '../../../table/test/tables.ts';
import { storeOf } from '../../test/watched.ts';

/** Database tables that contain a text. */
const holding = (file: DatabaseSync, text: string): readonly unknown[] =>
  file
    .prepare("select name from sqlite_schema where type = 'table' order by name")
    .all()
    .map(({ name }) => name)
    .filter(name => JSON.stringify(file.prepare(`select * from ${name}`).all()).includes(text));

test('the secret of the dice is in the journal and its snapshot; the key of a guest is nowhere', async () => {
  const file = new DatabaseSync(':memory:');
  const store = await storeOf(file);
  const { table, records, world } = new Sitting({ secret: 'canary-secret' }).start().playOn(3);
  await store.create(table.listing(), records);
  expect(holding(file, 'canary-secret')).toEqual(['records']);
  const more = new Sitting({ id: 'table-2', code: 'OTHER' }).start().playOn(2);
  await store.create(more.table.listing(), more.records.slice(0, -1));
  await store.append({
    table: 'table-2',
    after: more.records.length - 1,
    records: more.records.slice(-1),
    listing: more.table.listing(),
    snapshot: more.table.snapshot(),
  });
  await store.guests.create({ id: 'guest-Anna', name: 'Anna' }, 'canary-key', 1);
  expect(holding(file, 'canary-secret')).toEqual(['records', 'snapshots']);
  expect(holding(file, 'canary-key')).toEqual([]);
  // The stored table loads to the same state.
  const woken = Table.load((await store.loadAll('table-1'))!, world);
  expect(woken.snapshot()).toEqual(table.snapshot());
  const { snapshot, records: rest } = (await store.load('table-2'))!;
  expect(Table.load(rest, world, snapshot).snapshot()).toEqual(more.table.snapshot());
  await store.close();
});
