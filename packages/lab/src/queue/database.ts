/** Tables and job queues of the lab on PostgreSQL: runs, their rows, and batches as jobs of pg-boss. */
import { FormatError } from '@tessera/engine';
import pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Arbitrary number of an advisory lock: machines that start together create the schema once. */
const SET_UP = 7_355_734;
const CONNECT_MS = 5000;
const FOREVER = 1_000_000;
/** Interval of the search for expired batches. */
const EXPIRY_MS = 1000;

const SCHEMA = `
create schema if not exists tessera_lab;
create table if not exists tessera_lab.runs (
  digest text primary key,
  source jsonb not null,
  lease integer not null,
  is_over boolean not null default false,
  created timestamptz not null default now()
);
create table if not exists tessera_lab.rows (
  run text not null references tessera_lab.runs on delete cascade,
  cell integer not null,
  number integer not null,
  digest text not null,
  row jsonb not null,
  is_collected boolean not null default false,
  primary key (run, cell, number)
);
create index if not exists new_rows on tessera_lab.rows (run) where not is_collected;
create table if not exists tessera_lab.faults (
  run text not null references tessera_lab.runs on delete cascade,
  sentence text not null
);
`;

export interface LabDatabase {
  readonly pool: pg.Pool;
  readonly boss: PgBoss;
  close(): Promise<void>;
}

export async function openDatabase(url: string): Promise<LabDatabase> {
  const pool = new pg.Pool({ connectionString: readUrl(url), connectionTimeoutMillis: CONNECT_MS, max: 6 });
  pool.on('error', () => {});
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'tessera_lab_queue',
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: 1,
  });
  boss.on('error', () => {});
  try {
    await setUp(pool, boss);
  } catch (error) {
    await pool.end();
    throw new FormatError('--queue', `the database cannot be used (${(error as Error).message})`);
  }
  const close = async (): Promise<void> => {
    await boss.stop({ graceful: false, close: false });
    await pool.end();
  };
  return { pool, boss, close };
}

function readUrl(url: string): string {
  if (/^postgres(ql)?:\/\//.test(url)) return url;
  throw new FormatError(
    '--queue',
    'must be the address of a PostgreSQL database, as postgres://user@host/name',
  );
}

async function setUp(pool: pg.Pool, boss: PgBoss): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SET_UP]);
    await client.query(SCHEMA);
    await boss.start();
  } finally {
    client.release(true); // ends the session and with it the lock
  }
}

/** Every run has a queue of its own: its end clears it. */
export const queueOf = (run: string): string => `lab-${run}`;

/** A batch that is not done within its lease counts as lost, and is given out again. */
export const createQueue = async ({ boss }: LabDatabase, run: string, lease: number): Promise<void> => {
  await boss.createQueue(queueOf(run), { retryLimit: FOREVER, expireInSeconds: lease });
};

/** Gives expired batches back to the queue, now and then. */
export function expirer({ boss }: LabDatabase, run: string): () => Promise<void> {
  let last = 0;
  return async () => {
    if (Date.now() - last < EXPIRY_MS) return;
    last = Date.now();
    await boss.supervise(queueOf(run));
  };
}
