/** A database and its write-ahead log as one: pending batches are applied before any query. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Backing, type Core, openCore } from '../core.ts';
import { StoreFailure } from '../failure.ts';
import type { Db } from '../schema.ts';
import {
  type Checkpoint,
  ensureCheckpoint,
  readCheckpoint,
  setSession,
  writeCheckpoint,
} from './checkpoint.ts';
import { DISK } from './disk.ts';
import { openFile } from './file.ts';
import { bitsOf } from './keyFilter.ts';
import { ownTail } from './owner.ts';
import { recoverable } from './recovery.ts';
import { type Batch, folderOf, isTailFile, readTail, type TailFile } from './tailFormat.ts';

export type LoggedCore = Core & {
  /** Bits of a KeyFilter of all commands of a table. */
  keysOf(table: string): Promise<Uint32Array>;
  /** Applies batches to the database, before any later query. */
  checkpoint(batches: readonly Batch[]): Promise<Checkpoint>;
  /** Marks the log of this session as required for recovery. */
  useTail(session: string): Promise<void>;
  /** Checkpoints everything and removes the log. */
  releaseTail(): Promise<void>;
};

/** Recovers first: afterwards everything ever acknowledged is in the database, also after a crash. */
export async function openLogged(path: string): Promise<LoggedCore> {
  const backing = openFile(path);
  const { db } = backing;
  const files = await judged(backing, path);
  const core = await openCore(backing);
  try {
    await recover(db, path, files);
  } catch (error) {
    await core.close();
    throw error;
  }
  /** Batches that could not be applied yet; retried before every query. */
  let left: readonly Batch[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const checkpointAll = (): Promise<Checkpoint> => {
    const written = last.then(async () => {
      const result = await writeCheckpoint(db, left);
      left = left.filter(({ id }) => id > result.id);
      return result;
    });
    last = written.catch(() => {});
    return written;
  };
  const keysOf = async (table: string): Promise<Uint32Array> =>
    bitsOf(await db.selectFrom('keys').select(['guest', 'key']).where('table_id', '=', table).execute());
  const methods = Object.entries({ ...core, keysOf }).map(([name, method]) => [
    name,
    async (...args: unknown[]) => {
      await (left.length > 0 ? checkpointAll() : last);
      return (method as (...args: unknown[]) => Promise<unknown>)(...args);
    },
  ]);
  return {
    ...(Object.fromEntries(methods) as Core & Pick<LoggedCore, 'keysOf'>),
    checkpoint(batches) {
      left = [...left, ...batches];
      return checkpointAll();
    },
    async useTail(session) {
      await setSession(db, session);
      // Into the database file itself: moved without its `-wal`, it still requires its log.
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    async releaseTail() {
      await checkpointAll();
      await release(db, path);
    },
    close: () =>
      checkpointAll()
        .finally(core.close)
        .then(() => {}),
  };
}

/** Throws for a damaged log before anything is written: the database may still be of an older version. */
async function judged({ db, explain, close }: Backing, path: string): Promise<readonly TailFile[]> {
  const folder = folderOf(path);
  try {
    const checkpoint = await readCheckpoint(db);
    const files = readTail(folder, checkpoint.name);
    recoverable(files, checkpoint, folder);
    return files;
  } catch (error) {
    await close();
    throw error instanceof StoreFailure ? error : explain(error);
  }
}

async function recover(db: Db, path: string, files: readonly TailFile[]): Promise<void> {
  const folder = folderOf(path);
  ownTail(folder);
  await writeCheckpoint(db, recoverable(files, await ensureCheckpoint(db), folder));
  await release(db, path);
}

/** The database first: after a crash in between, the remaining files hold nothing that it lacks. */
async function release(db: Db, path: string): Promise<void> {
  const folder = folderOf(path);
  await setSession(db, '');
  const files = existsSync(folder) ? readdirSync(folder).filter(isTailFile) : [];
  for (const name of files) DISK.unlink(join(folder, name));
  if (files.length > 0) DISK.syncFolder(folder);
}
