import { hash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteQueryCompiler,
} from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DATABASES, freshPostgres } from '../../test/databases.ts';
import { begin, opened, records } from '../../test/stores.ts';
import { type Flavour, MIGRATIONS } from './migrations.ts';
import type { Schema } from './schema.ts';

describe.each(DATABASES)('migrations on $name', ({ fresh, execute }) => {
  test('R14: a database of a newer version is refused in one sentence, and stays as it is', async () => {
    const url = await fresh();
    const store = await opened(url);
    await begin(store, 'a');
    await store.close();
    await execute(url, "insert into migrations (version, name) values (999, 'tomorrow')");
    await expect(opened(url)).rejects.toMatchObject({
      code: 'newer',
      canGoOn: false,
      message: `The database is of version 999, and this server knows only ${MIGRATIONS.length}: start the newer server again, or restore a backup of this one.`,
    });
    await execute(url, 'delete from migrations where version = 999');
    expect(await (await opened(url)).loadAll('a')).toEqual(records(1, 1));
  });

  test('R14: all steps are taken or none', async () => {
    const url = await fresh();
    await execute(url, 'create table guests (somebody_elses text)');
    await expect(opened(url)).rejects.toMatchObject({ name: 'StoreFailure' });
    await execute(url, 'drop table guests');
    const store = await opened(url);
    await begin(store, 'a');
    expect(await store.guests.find('nobody')).toBeUndefined();
  });
});

test('five servers that start at once on an empty PostgreSQL create schema and job queue once', async () => {
  for (let round = 0; round < 4; round++) {
    const url = await freshPostgres();
    const stores = await Promise.all([1, 2, 3, 4, 5].map(() => opened(url)));
    await Promise.all(stores.map(store => store.jobs.start(async () => {})));
    await begin(stores[0]!, 'a');
    expect(await stores[4]!.loadAll('a')).toEqual(records(1, 1));
    await Promise.all(stores.map(store => store.close()));
  }
});

test('a database with the job queue of pg-boss 10 gets a queue beside it; older servers keep theirs', async () => {
  const url = await freshPostgres();
  const { execute } = DATABASES.find(({ name }) => name === 'PostgreSQL')!;
  await execute(url, 'create schema pgboss; create table pgboss.version (version int primary key)');
  await execute(url, 'insert into pgboss.version values (24)');
  onTestFinished(() => execute(url, 'drop schema pgboss cascade'));
  const store = await opened(url);
  await begin(store, 'a', { due: Date.now() - 1 });
  const looked = new Promise<string>(resolve => store.jobs.start(async table => resolve(table)));
  expect(await looked).toBe('a');
  await execute(
    url,
    'insert into pgboss.version select max(version) + 1 from pgboss.version having max(version) = 24',
  );
});

/** What the steps say to a database. */
async function statements(flavour: Flavour): Promise<readonly string[]> {
  const said: string[] = [];
  const isSqlite = flavour === 'sqlite';
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => (isSqlite ? new SqliteAdapter() : new PostgresAdapter()),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('nobody asks');
      },
      createQueryCompiler: () => (isSqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
    },
    log({ query }) {
      said.push(query.sql);
    },
  });
  const digests: string[] = [];
  for (const { name, up } of MIGRATIONS) {
    await up(db, flavour);
    digests.push(`${name} ${hash('sha256', said.splice(0).join('\n')).slice(0, 12)}`);
  }
  return digests;
}

test('R14: a step that landed is never edited: whoever wants another column adds a step, and a line here', async () => {
  expect(await statements('sqlite')).toMatchInlineSnapshot(`
    [
      "journals a3d157ddf09a",
      "listings 0469b0125e12",
      "guests 2ba206c48bbc",
      "lulls 6fbb10e104b0",
      "secrets 775a535a7c4f",
      "settled 2fec0d8a92c2",
      "commands b5ebf6ed240d",
      "sessions c6bf78f641b4",
      "presence 1ba863e06dc2",
      "client builds 4216a927aaf3",
      "lifeCycle 06933290cb6f",
    ]
  `);
  expect(await statements('postgres')).toMatchInlineSnapshot(`
    [
      "journals 7ca86d0962a7",
      "listings 13a6a2c1beb3",
      "guests 2ba206c48bbc",
      "lulls 6fbb10e104b0",
      "secrets 775a535a7c4f",
      "settled 2fec0d8a92c2",
      "commands b5ebf6ed240d",
      "sessions c6bf78f641b4",
      "presence 1ba863e06dc2",
      "client builds 4216a927aaf3",
      "lifeCycle 1dcc05e4544d",
    ]
  `);
});
