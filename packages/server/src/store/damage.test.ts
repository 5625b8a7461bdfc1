import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../test/databases.ts';
import { begin, listing, next, opened, records, snapshot, temporaryFolder } from '../../test/stores.ts';
import { coreOf } from '../../test/watched.ts';
import { StoreFailure } from './failure.ts';

const DAMAGES = [
  ["update records set body = replace(body, 'e4', 'e5') where seq = 3", 'record 3 is not what was written'],
  ['update records set at = at + 1 where seq = 1', 'record 1 is not what was written'],
  ["update records set kind = 'said' where seq = 6", 'record 6 is not what was written'],
  ['delete from records where seq = 3', 'record 3 is missing'],
  ['delete from records where seq = 1', 'record 1 is missing'],
  ['delete from records where seq > 4', 'it ends after record 4, but 6 were kept'],
  [
    'delete from records where seq = 6; update tables set seq = 5',
    'record 5 is not the one that was kept last',
  ],
  ['delete from tables', 'how far it had come is not known any more'],
] as const;

describe.each(DATABASES)('R3: a damaged journal on $name', ({ fresh, execute }) => {
  test('is refused, whatever the damage, and no other one is', async () => {
    const url = await fresh();
    const store = await opened(url);
    const ids = DAMAGES.map((_, index) => `t${index}`);
    await Promise.all([...ids, 'whole'].map(id => begin(store, id, {}, 6)));
    for (const [index, [statement]] of DAMAGES.entries()) {
      const only = (column: string) => `${column} = 't${index}'`;
      const text = statement
        .replace(/(records.*?) where /, `$1 where ${only('table_id')} and `)
        .replace(/(set seq = 5|from tables)$/, `$1 where ${only('id')}`);
      await execute(url, text);
    }
    for (const [index, [, words]] of DAMAGES.entries()) {
      const failure = {
        name: 'StoreFailure',
        code: 'damaged',
        canGoOn: true,
        message: `The journal of table t${index} is damaged: ${words}.`,
      };
      await expect(store.load(`t${index}`)).rejects.toMatchObject(failure);
      await expect(store.loadAll(`t${index}`)).rejects.toMatchObject(failure);
    }
    expect(await store.loadAll('whole')).toEqual(records(1, 6));
    expect(store.failure).toBeUndefined();
  });

  test.each([
    "update snapshots set body = replace(body, 'ž', 'z')",
    'update snapshots set seq = 3',
    'update snapshots set seq = 9',
    'delete from snapshots',
  ])('an invalid snapshot costs only time: %s', async statement => {
    const url = await fresh();
    const store = await opened(url);
    await begin(store, 'a', {}, 3);
    await store.append(next('a', 3, { snapshot: snapshot(4) }));
    await store.append(next('a', 4));
    await store.seqs(['a']); // waits for the checkpoint
    await execute(url, statement);
    expect(await store.load('a')).toEqual({ records: records(1, 5) });
  });
});

test('R3: a flipped bit anywhere in the file is detected, or harms no journal', async () => {
  const ids = ['a', 'b', 'c'];
  const path = join(temporaryFolder(), 'tessera.db');
  const whole = await coreOf(new DatabaseSync(path));
  await whole.commit(
    ids.map(id => ({ table: id, after: 0, code: id, records: records(1, 40), listing: listing(id) })),
  );
  await whole.close();
  const bytes = readFileSync(path);
  const image = join(temporaryFolder(), 'tessera.db');
  let found = 0;
  // Every page is hit several times.
  for (let place = 5; place < bytes.length; place += 487) {
    const flipped = Buffer.from(bytes);
    flipped[place] = (flipped[place] ?? 0) ^ (1 << (place % 8));
    writeFileSync(image, flipped);
    found += await refusals(image, ids);
  }
  expect(found).toBeGreaterThan(10);
});

/** Number of journals refused; the others must be unchanged. */
async function refusals(path: string, ids: readonly string[]): Promise<number> {
  try {
    const core = await coreOf(new DatabaseSync(path));
    const read = await Promise.allSettled(ids.map(id => core.loadAll(id)));
    await core.close();
    for (const one of read) {
      if (one.status === 'fulfilled') expect(one.value).toEqual(records(1, 40));
      else expect(one.reason).toBeInstanceOf(StoreFailure);
    }
    return read.filter(({ status }) => status === 'rejected').length;
  } catch (error) {
    // An error of SQLite, or ours for it.
    expect(error instanceof StoreFailure || Object.hasOwn(error as Error, 'errcode')).toBe(true);
    return ids.length;
  }
}
