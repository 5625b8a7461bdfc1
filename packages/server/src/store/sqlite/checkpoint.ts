/**
 * Checkpoints: applies batches of the write-ahead log to the database, exactly once. Progress is in the row of `settled`,
 * written in the same transaction.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { writeAll } from '../commit.ts';
import { StoreFailure } from '../failure.ts';
import type { Change } from '../runs.ts';
import type { Db } from '../schema.ts';
import { type Batch, changesOf } from './tailFormat.ts';

/** Characters per transaction, some ten thousand changes: larger transactions write fewer pages twice. */
const ENOUGH = 2_500_000;

export interface Checkpoint {
  /** Random id of the database, which its write-ahead log repeats. */
  readonly name: string;
  /** The last batch that is in the database. */
  readonly id: number;
  /** The server run whose log is in use; empty after a clean shutdown; null when a version before sessions wrote last. */
  readonly session: string | null;
}

/** Read-only; works in a new database and in one of an older version. */
export async function readCheckpoint(db: Db): Promise<Checkpoint> {
  const { rows } = await sql`select 1 from sqlite_master where name = 'settled'`.execute(db);
  const row = rows.length > 0 && (await db.selectFrom('settled').selectAll().executeTakeFirst());
  return row ? { ...row, session: row.session ?? null } : { name: '', id: 0, session: '' };
}

export async function ensureCheckpoint(db: Db): Promise<Checkpoint> {
  const fresh = { name: randomUUID(), id: 0, session: '' };
  const known = await db.selectFrom('settled').selectAll().executeTakeFirst();
  if (!known) await db.insertInto('settled').values(fresh).execute();
  return known ?? fresh;
}

/** Requires a write-ahead log of this session at the next start; with '' none. */
export async function setSession(db: Db, session: string): Promise<void> {
  await db.updateTable('settled').set({ session }).execute();
}

/** Skips batches that are in the database already. */
export async function writeCheckpoint(db: Db, batches: readonly Batch[]): Promise<Checkpoint> {
  let checkpoint = await ensureCheckpoint(db);
  let left = batches.filter(({ id }) => id > checkpoint.id);
  while (left.length > 0) {
    const some = enoughOf(left);
    left = left.slice(some.length);
    const read = some.map(batch => ({ id: batch.id, changes: changesOf(batch) }));
    const changes = read.flatMap(batch => batch.changes);
    const { id } = some.at(-1) as Batch;
    await db.transaction().execute(async tx => {
      const accepted = await writeAll(tx, 'sqlite', changes);
      for (const batch of read)
        for (const change of batch.changes) if (!accepted.has(change)) throw notFollowing(batch.id, change);
      await tx.updateTable('settled').set({ id }).execute();
    });
    checkpoint = { ...checkpoint, id };
  }
  return checkpoint;
}

const notFollowing = (batch: number, { table, after }: Change): StoreFailure =>
  new StoreFailure(
    'damaged',
    `Batch ${batch} of the write-ahead log does not follow the journal of table ${table}: it continues after record ${after}. Was the database or its log put back without the other?`,
  );

/** At least one. */
function enoughOf(batches: readonly Batch[]): readonly Batch[] {
  let length = 0;
  const end = batches.findIndex(({ body }) => {
    length += body.length;
    return length > ENOUGH;
  });
  return end < 0 ? batches : batches.slice(0, end + 1);
}
