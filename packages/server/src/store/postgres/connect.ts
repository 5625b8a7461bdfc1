/** A PostgreSQL, as any number of servers use it. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Backing } from '../core.ts';
import { StoreFailure } from '../failure.ts';
import type { Schema } from '../schema.ts';
import { explain } from './explain.ts';

/** One batch is kept at a time; the others read. */
const CONNECTIONS = 8;
/** A server that stands still in the middle of a transaction does not hold the others up for longer. */
const STANDSTILL_MS = 5000;
const CONNECT_MS = 5000;
/** A line that swallows everything is a broken line. */
const ANSWER_MS = 30_000;

const INT8 = 20;

export function connect(url: string): { readonly pool: pg.Pool; readonly backing: Backing } {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'tessera',
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: STANDSTILL_MS,
    // Counts and times stay far below 2^53.
    types: {
      getTypeParser: (type, format) =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
    },
  });
  // An idle connection that breaks is replaced when one is needed.
  pool.on('error', () => {});
  // So is one that breaks while it is used: whoever asked is told, and nobody else needs to hear of it.
  pool.on('connect', client => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const backing: Backing = {
    db,
    flavour: 'postgres',
    explain,
    async backup() {
      throw new StoreFailure('refused', 'PostgreSQL is backed up by pg_dump, while the servers run.');
    },
    async reclaim() {
      // Autovacuum makes room for what comes next.
    },
    close: () => db.destroy(),
  };
  return { pool, backing };
}
