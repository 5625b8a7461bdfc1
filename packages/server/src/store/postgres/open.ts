/** A store on PostgreSQL, for any number of servers. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openCore } from '../core.ts';
import { StoreFailure } from '../failure.ts';
import type { Patience } from '../jobs.ts';
import type { Schema } from '../schema.ts';
import { storeOn } from '../store.ts';
import type { Store } from '../types.ts';
import { explain } from './explain.ts';
import { PostgresNotices } from './notices.ts';
import { sharedBy } from './queue.ts';

/** One batch is kept at a time; the others read. */
const CONNECTIONS = 8;
/** A server that stands still in the middle of a transaction does not hold the others up for longer. */
const STANDSTILL_MS = 5000;
const CONNECT_MS = 5000;
/** A line that swallows everything is a broken line. */
const ANSWER_MS = 30_000;

const INT8 = 20;

/** A bot mostly answers within the grace, and a player's own server minds their clock. */
const PATIENCE: Patience = { againMs: 3000, graceMs: 5000 };

export async function openPostgres(url: string, patience: Patience = PATIENCE): Promise<Store> {
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
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const notices = new PostgresNotices(url, db);
  try {
    await notices.connect();
  } catch (error) {
    await Promise.all([notices.close(), db.destroy()]);
    throw explain(error);
  }
  const core = await openCore({
    db,
    flavour: 'postgres',
    announce: notices.announce,
    explain,
    async backup() {
      throw new StoreFailure(
        'refused',
        'A PostgreSQL database is backed up by pg_dump, while the servers run.',
      );
    },
    async close() {
      await Promise.all([notices.close(), db.destroy()]);
    },
  });
  return storeOn(core, { sharing: sharedBy(pool), patience, notices });
}
