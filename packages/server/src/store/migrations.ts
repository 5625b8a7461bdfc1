/**
 * Schema migrations, the same on SQLite and PostgreSQL. A released step is never
 * edited: a new column is a new step.
 */
import { type CreateTableBuilder, sql } from 'kysely';
import { fillAges, fillPeople } from './fill.ts';
import type { Db } from './schema.ts';

export type Flavour = 'sqlite' | 'postgres';

export interface Migration {
  readonly name: string;
  up(db: Db, flavour: Flavour): Promise<void>;
}

/** Clustered by primary key on SQLite, so that a journal is contiguous. */
const inOrder = <T extends string, C extends string>(
  table: CreateTableBuilder<T, C>,
  flavour: Flavour,
): CreateTableBuilder<T, C> => (flavour === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table);

const journals: Migration = {
  name: 'journals',
  async up(db, flavour) {
    const tables = db.schema
      .createTable('tables')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('code', 'text', column => column.notNull().unique())
      .addColumn('seq', 'bigint', column => column.notNull())
      .addColumn('sum', 'text', column => column.notNull());
    await inOrder(tables, flavour).execute();
    const records = db.schema
      .createTable('records')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('seq', 'bigint', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('sum', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('records_key', ['table_id', 'seq']);
    await inOrder(records, flavour).execute();
    const snapshots = db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', column => column.primaryKey())
      .addColumn('seq', 'bigint', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('sum', 'text', column => column.notNull());
    await snapshots.execute();
    const keys = db.schema
      .createTable('keys')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('guest', 'text', column => column.notNull())
      .addColumn('key', 'text', column => column.notNull())
      .addColumn('seq', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('keys_key', ['table_id', 'guest', 'key']);
    await inOrder(keys, flavour).execute();
  },
};

const listings: Migration = {
  name: 'listings',
  async up(db, flavour) {
    await db.schema
      .createTable('listings')
      .addColumn('table_id', 'text', column => column.primaryKey())
      .addColumn('game', 'text', column => column.notNull())
      .addColumn('phase', 'text', column => column.notNull())
      .addColumn('open_to', 'text', column => column.notNull())
      .addColumn('is_live', 'integer', column => column.notNull())
      .addColumn('language', 'text', column => column.notNull())
      .addColumn('created', 'bigint', column => column.notNull())
      .addColumn('due', 'bigint')
      .addColumn('body', 'text', column => column.notNull())
      .execute();
    await db.schema
      .createIndex('listings_lobby')
      .on('listings')
      .columns(['phase', 'open_to', 'created'])
      .execute();
    await db.schema
      .createIndex('listings_due')
      .on('listings')
      .column('due')
      .where(sql.ref('due'), 'is not', null)
      .execute();
    const people = db.schema
      .createTable('people')
      .addColumn('guest', 'text', column => column.notNull())
      .addColumn('table_id', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('people_key', ['guest', 'table_id']);
    await inOrder(people, flavour).execute();
  },
};

const guests: Migration = {
  name: 'guests',
  async up(db) {
    await db.schema
      .createTable('guests')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('key_hash', 'text', column => column.notNull().unique())
      .addColumn('created', 'bigint', column => column.notNull())
      .execute();
  },
};

const lulls: Migration = {
  name: 'lulls',
  async up(db) {
    await db.schema
      .createTable('beats')
      .addColumn('id', 'integer', column => column.primaryKey())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute();
    await db.schema
      .createTable('lulls')
      .addColumn('began', 'bigint', column => column.notNull())
      .addColumn('ended', 'bigint', column => column.notNull())
      .execute();
  },
};

const secrets: Migration = {
  name: 'secrets',
  async up(db) {
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('value', 'text', column => column.notNull())
      .execute();
  },
};

const settled: Migration = {
  name: 'settled',
  async up(db) {
    await db.schema
      .createTable('settled')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('id', 'bigint', column => column.notNull())
      .execute();
    await db.schema
      .alterTable('listings')
      .addColumn('seq', 'bigint', column => column.notNull().defaultTo(0))
      .execute();
  },
};

const commands: Migration = {
  name: 'commands',
  async up(db) {
    await db.schema.alterTable('keys').addColumn('command', 'integer').execute();
  },
};

/** Null until a server of this version has opened the database: its log may have no headers. */
const sessions: Migration = {
  name: 'sessions',
  async up(db) {
    await db.schema.alterTable('settled').addColumn('session', 'text').execute();
  },
};

/** Host, origin and last presence of a table, for fair shares of the lobby. */
const presence: Migration = {
  name: 'presence',
  async up(db) {
    await db.schema.alterTable('listings').addColumn('host', 'text').execute();
    await db.schema.alterTable('listings').addColumn('origin', 'text').execute();
    await db.schema
      .alterTable('listings')
      .addColumn('seen', 'bigint', column => column.notNull().defaultTo(0))
      .execute();
    await db
      .updateTable('listings')
      .set(eb => ({ seen: eb.ref('created') }))
      .execute();
    await db.schema.dropIndex('listings_lobby').execute();
    await db.schema.createIndex('listings_lobby').on('listings').columns(['phase', 'seen']).execute();
    await db.schema.createIndex('listings_host').on('listings').columns(['phase', 'host']).execute();
    await db.schema.createIndex('listings_origin').on('listings').columns(['phase', 'origin']).execute();
  },
};

const clientBuilds: Migration = {
  name: 'client builds',
  async up(db) {
    await db.schema
      .createTable('client_builds')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('used', 'bigint', column => column.notNull())
      .addColumn('files', 'text', column => column.notNull())
      .execute();
  },
};

/** Columns for administration and retention. */
const lifeCycle: Migration = {
  name: 'lifeCycle',
  async up(db) {
    const add = (table: 'guests' | 'listings', column: string, type: 'bigint' | 'integer') =>
      db.schema
        .alterTable(table)
        .addColumn(column, type, one => one.notNull().defaultTo(0))
        .execute();
    await add('guests', 'seen', 'bigint');
    await add('guests', 'session', 'integer');
    await db.schema.alterTable('guests').addColumn('standing', 'text').execute();
    await add('listings', 'updated', 'bigint');
    await add('listings', 'is_started', 'integer');
    await db.schema.createIndex('listings_age').on('listings').columns(['is_started', 'updated']).execute();
    // Earlier visits are unknown: every guest counts as seen today.
    await db.updateTable('guests').set({ seen: Date.now() }).execute();
    await fillAges(db);
    await fillPeople(db);
  },
};

/** Results of daily challenges. */
const daily: Migration = {
  name: 'daily',
  async up(db, flavour) {
    const results = db.schema
      .createTable('daily')
      .addColumn('date', 'text', column => column.notNull())
      .addColumn('game', 'text', column => column.notNull())
      .addColumn('guest', 'text', column => column.notNull())
      .addColumn('rank', 'integer', column => column.notNull())
      .addColumn('is_won', 'integer', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('turns', 'integer', column => column.notNull())
      .addColumn('progress', 'integer', column => column.notNull())
      .addColumn('is_first', 'integer', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull())
      .addColumn('people', 'integer', column => column.notNull())
      .addColumn('bots', 'integer', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('digest', 'text', column => column.notNull())
      .addColumn('last', 'text', column => column.notNull())
      .addColumn('log', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('daily_key', ['date', 'game', 'guest']);
    await inOrder(results, flavour).execute();
    await db.schema.createIndex('daily_rank').on('daily').columns(['date', 'game', 'rank']).execute();
    await db.schema.createIndex('daily_guest').on('daily').column('guest').execute();
  },
};

/** Migrations in order; the first one makes version 1. */
export const MIGRATIONS: readonly Migration[] = [
  journals,
  listings,
  guests,
  lulls,
  secrets,
  settled,
  commands,
  sessions,
  presence,
  clientBuilds,
  lifeCycle,
  daily,
];
