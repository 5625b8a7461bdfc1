/** Connection pool of PostgreSQL. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Backing } from '../core.ts';
import { StoreFailure } from '../failure.ts';
import type { Schema } from '../schema.ts';
import { explain } from './explain.ts';

/** One connection commits; the others read. */
const CONNECTIONS = 8;
/** Timeout of an idle transaction: a suspended server must not block the others for longer. */
const STANDSTILL_MS = 5000;
const CONNECT_MS = 5000;
/** Timeout of a query: a connection that swallows everything is broken. */
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
    // bigint as number: counts and times stay far below 2^53.
    types: {
      getTypeParser: (type, format) =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
    },
  });
  // The pool replaces a broken idle connection.
  pool.on('error', () => {});
  // Handles errors of connections in use; the query rejects.
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
      // Autovacuum does this.
    },
    close: () => db.destroy(),
  };
  return { pool, backing };
}
