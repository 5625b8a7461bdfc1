import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { listing, next, records, snapshot, T0, temporaryFolder } from '../../../test/stores.ts';
import { openStore } from '../openStore.ts';
import { openFile } from './file.ts';

test('a database in its own thread gives the same results and failures as one in this thread', async () => {
  const path = join(temporaryFolder(), 'tessera.db');
  const store = await openStore(`sqlite:${path}`);
  onTestFinished(() => store.close());
  const created = await Promise.all([
    store.create(listing('a', { due: T0 }), records(1, 3)),
    store.create(listing('a'), records(1, 1)),
  ]);
  expect(created).toEqual(['stored', 'taken']);
  expect(await store.append(next('a', 3, { snapshot: snapshot(4) }))).toBe('stored');
  expect(await store.load('a')).toEqual({ snapshot: snapshot(4), records: [] });
  expect(await store.seqs(['a'])).toEqual(new Map([['a', 4]]));
  expect(await store.load('b')).toBeUndefined();
  const noTime = records(5, 5).map(record => ({ ...record, at: Number.NaN }));
  await expect(store.append(next('a', 4, { records: noTime }))).rejects.toMatchObject({
    name: 'StoreFailure',
    code: 'refused',
    canGoOn: true,
  });
  await expect(openStore(`sqlite:${path}`)).rejects.toMatchObject({
    code: 'busy',
    message: `Another server uses ${path}: end it first, or choose another folder.`,
  });
  const copy = join(temporaryFolder(), 'copy.db');
  await store.backup(copy);
  await store.close();
  const other = await openStore(`sqlite:${copy}`);
  expect(await other.loadAll('a')).toEqual(records(1, 4));
  await other.close();
  // Its lock file would be beside it.
  const folder = join(temporaryFolder(), 'folder');
  mkdirSync(folder);
  await expect(openStore(`sqlite:${folder}`)).rejects.toMatchObject({
    name: 'StoreFailure',
    code: 'broken',
    message: expect.stringContaining('cannot be opened'),
  });
  await expect(openStore('mysql://here')).rejects.toMatchObject({ name: 'StoreFailure' });
});

test('deleted data is overwritten in the file after a checkpoint, in rows and in free pages', async () => {
  const path = join(temporaryFolder(), 'tessera.db');
  const { db, close } = openFile(path);
  onTestFinished(close);
  const checkpoint = sql`pragma wal_checkpoint(truncate)`;
  const holds = (text: string): boolean => readFileSync(path).includes(text);
  await sql`create table names (id integer primary key, name text)`.execute(db);
  for (let id = 1; id <= 500; id++)
    await sql`insert into names values (${id}, ${`Zephyrine ${id} ${'x'.repeat(id * 10)}`})`.execute(db);
  await checkpoint.execute(db);
  expect(holds('Zephyrine')).toBe(true);
  await sql`delete from names where id % 3 = 0 or id > 100`.execute(db);
  await sql`update names set name = 'nobody'`.execute(db);
  await checkpoint.execute(db);
  expect(holds('Zephyrine')).toBe(false);
});
