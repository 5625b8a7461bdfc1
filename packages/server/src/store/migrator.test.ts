import { hash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DATABASES, freshPostgres } from '../../test/databases.ts';
import { begin, listing, opened, records } from '../../test/stores.ts';
import { type Flavour, MIGRATIONS } from './migrations.ts';
import { migrate } from './migrator.ts';
import { connect } from './postgres/connect.ts';
import type { Schema } from './schema.ts';
import { openFile } from './sqlite/file.ts';

describe.each(DATABASES)('migrations on $name', ({ fresh, execute }) => {
  test('R14: a database of a newer version is refused in one sentence, and not changed', async () => {
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

  test('R14: all steps are applied or none', async () => {
    const url = await fresh();
    await execute(url, 'create table guests (somebody_elses text)');
    await expect(opened(url)).rejects.toMatchObject({
      name: 'StoreFailure',
      message: expect.stringContaining('step 3 (guests) of the upgrade: '),
    });
    await execute(url, 'drop table guests');
    const store = await opened(url);
    await begin(store, 'a');
    expect(await store.guests.find('nobody')).toBeUndefined();
  });
});

/** Valid in JSON, and refused by PostgreSQL. */
const [NUL, HALF] = ['\0', '\ud800'];

test.each(DATABASES)(
  'a database of the version before deletion and retention is upgraded, whatever its chats contain, on $name',
  async ({ name, fresh }) => {
    const url = await fresh();
    const older = name === 'SQLite' ? openFile(url.slice('sqlite:'.length)) : connect(url).backing;
    const { db, flavour } = older;
    const steps = MIGRATIONS.slice(
      0,
      MIGRATIONS.findIndex(step => step.name === 'lifeCycle'),
    );
    await migrate(db, flavour, steps);
    const bodies: readonly (readonly [kind: string, body: unknown])[] = [
      [
        'created',
        { title: NUL + HALF, chairs: [{ kind: 'open' }, { kind: 'person', guest: 'g-set', name: 'A' }] },
      ],
      ['sat', { seat: 0, guest: 'g-sat', name: 'B', entropy: HALF }],
      ['stood', { seat: 0, name: 'B' }],
      ['said', { guest: 'g-nul', name: 'C', text: `a${NUL}b` }],
      ['said', { guest: 'g-half', name: HALF, text: 'c' }],
      ['said', { guest: null, text: NUL }],
    ];
    const record = (table_id: string, seq: number, kind: string, body: string) =>
      db.insertInto('records').values({ table_id, seq, at: 1, kind, body, sum: '' }).execute();
    for (const [index, [kind, body]] of bodies.entries())
      await record('a', index + 1, kind, JSON.stringify(body));
    await record('broken', 1, 'said', '{"guest":');
    for (let seq = 1; seq <= 600; seq++)
      await record('long', seq, 'said', JSON.stringify({ guest: `g-${seq}`, text: NUL }));
    for (const [table_id, body] of [
      ['a', JSON.stringify({ ...listing('a', { title: NUL + HALF, updated: 77 }), position: HALF })],
      ['b', JSON.stringify(listing('b', { title: HALF, updated: 88 }))],
      ['broken', '{'],
    ] as const)
      await sql`insert into listings (table_id, game, phase, open_to, is_live, language, created, body)
      values (${table_id}, 'rift', 'ended', 'everybody', 1, 'en', 66, ${body})`.execute(db);
    await older.close();

    const store = await opened(url);
    for (const guest of ['g-set', 'g-sat', 'g-nul', 'g-half'])
      expect(await store.placesOf(guest), guest).toEqual(['a']);
    expect(await store.placesOf('g-600')).toEqual(['long']);
    const old = (isFinished: boolean, before: number) => store.oldTables({ isFinished, before, limit: 9 });
    expect([await old(true, 77), await old(true, 78)]).toEqual([[], ['a']]);
    expect([await old(false, 67), await old(false, 89)]).toEqual([['broken'], ['broken', 'b']]);
  },
);

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

/** The SQL of the steps. */
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

test('R14: a released step is never edited: a new column is a new step, and a line here', async () => {
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
      "lifeCycle 1451ccb9c4a0",
      "daily 7a2806f589c7",
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
      "lifeCycle 2028dc60bbba",
      "daily 9456ef02fdcc",
    ]
  `);
});
