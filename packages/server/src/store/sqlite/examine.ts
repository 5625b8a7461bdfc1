/** Read-only inspection of a database and its write-ahead log, and setting the log aside. */
import { constants, copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Kysely } from 'kysely';
import { openCore } from '../core.ts';
import { StoreFailure } from '../failure.ts';
import { inspect } from '../inspect.ts';
import { MIGRATIONS } from '../migrations.ts';
import type { Db, Schema } from '../schema.ts';
import {
  type Checkpoint,
  ensureCheckpoint,
  readCheckpoint,
  setSession,
  writeCheckpoint,
} from './checkpoint.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { DISK } from './disk.ts';
import { explain } from './explain.ts';
import { isServed, openFile } from './file.ts';
import { FILE_MODE } from './owner.ts';
import { findingsIn, isUntouched } from './recovery.ts';
import { requireFile } from './requireFile.ts';
import { type Loss, salvageOf } from './salvage.ts';
import { opened } from './settings.ts';
import { folderOf, readTail, type TailFile, VERSION } from './tailFormat.ts';

interface FileReport {
  readonly name: string;
  readonly bytes: number;
  readonly format: number | undefined;
  readonly store: string | undefined;
  readonly batches: readonly [first: number, last: number] | undefined;
  readonly faults: readonly { readonly line: number; readonly what: string; readonly isTorn: boolean }[];
}

export interface StoreReport {
  readonly path: string;
  readonly isServed: boolean;
  readonly version: number | undefined;
  readonly checkpoint: Checkpoint | undefined;
  readonly tables: number;
  readonly records: number;
  readonly folder: string;
  readonly files: readonly FileReport[];
  /** Batches that the next start would apply. */
  readonly pending: number;
  /** Problems, in sentences; empty if a server can start. */
  readonly findings: readonly string[];
  /** Data lost if the log is set aside. */
  readonly losses: readonly Loss[];
}

export async function examine(path: string): Promise<StoreReport> {
  requireFile(path);
  const isInUse = existsSync(`${path}.lock`) && isServed(path);
  return withCopy(path, isInUse, db => reportOn(db, path, isInUse));
}

async function reportOn(db: Db, path: string, isInUse: boolean): Promise<StoreReport> {
  const folder = folderOf(path);
  const findings: string[] = [];
  const tried = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      findings.push((error instanceof StoreFailure ? error : explain(error)).message);
      return undefined;
    }
  };
  const versions = await tried(() => db.selectFrom('migrations').select('version').execute());
  const version = versions && Math.max(0, ...versions.map(row => row.version));
  if (version !== undefined && version > MIGRATIONS.length)
    findings.push(`The database is of version ${version}, and this program knows only ${MIGRATIONS.length}.`);
  const checkpoint = versions && (await tried(() => readCheckpoint(db)));
  const found = versions && (await tried(() => inspect(db, failure => findings.push(failure.message))));
  const files = readTail(folder, checkpoint?.name ?? '');
  if (checkpoint) findings.push(...findingsIn(files, checkpoint, folder).map(({ message }) => message));
  const heads = await tried(() => db.selectFrom('tables').select(['id', 'seq']).execute());
  const seqs = new Map(heads?.map(({ id, seq }) => [id, seq]));
  const salvage = checkpoint && salvageOf(files, checkpoint, table => seqs.get(table));
  return {
    path,
    isServed: isInUse,
    version,
    checkpoint,
    tables: found?.tables ?? 0,
    records: found?.records ?? 0,
    folder,
    files: files.map((file, i) => fileReport(file, files.slice(i + 1).every(isUntouched))),
    pending: salvage?.batches.length ?? 0,
    findings: [...new Set(findings)],
    losses: salvage?.losses ?? [],
  };
}

function fileReport({ name, size, header, isOld, batches, faults }: TailFile, isLast: boolean): FileReport {
  const ids = batches.map(({ id }) => id);
  return {
    name,
    bytes: size,
    format: header ? VERSION : isOld ? 1 : undefined,
    store: header?.store,
    batches: ids.length > 0 ? [Math.min(...ids), Math.max(...ids)] : undefined,
    faults: faults.map(({ line, what, kind }) => ({ line, what, isTorn: kind === 'torn' && isLast })),
  };
}

/**
 * Applies what can be salvaged, moves the whole log to a folder beside the database, and lets the next server
 * start. Deletes nothing. Returns the losses and the new place of the log.
 */
export async function setAside(
  path: string,
  now: Date,
): Promise<{ losses: readonly Loss[]; to: string | undefined }> {
  requireFile(path);
  const backing = openFile(path);
  const { db } = backing;
  const core = await openCore(backing);
  try {
    const folder = folderOf(path);
    const checkpoint = await ensureCheckpoint(db);
    const files = readTail(folder, checkpoint.name);
    const heads = await db.selectFrom('tables').select(['id', 'seq']).execute();
    const seqs = new Map(heads.map(({ id, seq }) => [id, seq]));
    const { batches, losses, last } = salvageOf(files, checkpoint, table => seqs.get(table));
    if (findingsIn(files, checkpoint, folder).length === 0 && losses.length === 0)
      throw new StoreFailure('refused', 'There is nothing to set aside: a server can start as it is.');
    await writeCheckpoint(db, batches);
    await db.updateTable('settled').set({ id: last }).execute();
    const to = existsSync(folder) ? moveAside(folder, now, losses) : undefined;
    await setSession(db, '');
    return { losses, to };
  } catch (error) {
    throw error instanceof StoreFailure ? error : explain(error);
  } finally {
    await core.close();
  }
}

function moveAside(folder: string, now: Date, losses: readonly Loss[]): string {
  const to = `${folder}.set-aside-${now.toISOString().replace(/[:.]/g, '-')}`;
  writeFileSync(join(folder, 'losses.json'), `${JSON.stringify(losses, null, 2)}\n`, { mode: FILE_MODE });
  renameSync(folder, to);
  DISK.syncFolder(dirname(folder));
  return to;
}

/** SQLite creates files even beside a database opened for reading; so a copy is read, unless a server runs. */
async function withCopy<T>(path: string, isInUse: boolean, work: (db: Db) => Promise<T>): Promise<T> {
  const copies = isInUse ? undefined : mkdtempSync(join(tmpdir(), 'tessera-inspect-'));
  const read = copies ? join(copies, basename(path)) : path;
  try {
    for (const end of copies ? ['', '-wal'] : [])
      if (existsSync(`${path}${end}`))
        copyFileSync(`${path}${end}`, `${read}${end}`, constants.COPYFILE_FICLONE);
    const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(opened(read, { readOnly: true })) });
    return await work(db).finally(() => db.destroy());
  } finally {
    if (copies) rmSync(copies, { recursive: true, force: true });
  }
}
