/** A SQLite database for one server. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Backing } from '../core.ts';
import { StoreFailure } from '../failure.ts';
import type { Schema } from '../schema.ts';
import { backUp } from './backup.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { explain } from './explain.ts';
import { FOLDER_MODE, ownDatabase } from './owner.ts';
import { DURABLE, opened } from './settings.ts';

/** Locks the file against other servers until it is closed. */
export function openFile(path: string): Backing {
  // A database in memory needs no lock.
  const lock = path === ':memory:' ? undefined : lockOf(path);
  try {
    if (lock) owned(path);
    return backingOf(opened(path), () => lock?.close());
  } catch (error) {
    lock?.close();
    throw error;
  }
}

export function backingOf(file: DatabaseSync, onClose = () => {}): Backing {
  file.exec(DURABLE);
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(file) });
  return {
    db,
    flavour: 'sqlite',
    explain,
    backup: to => backUp(file.location() ?? ':memory:', to),
    async reclaim(isAll) {
      file.exec(isAll ? COMPACT : SOME_PAGES);
    },
    async close() {
      await db.destroy();
      onClose();
    },
  };
}

/** One step of an incremental vacuum: 8 MB. */
const SOME_PAGES = 'pragma incremental_vacuum(2000)';
/** Rewrites the file, and enables incremental vacuum in one of an older version. */
const COMPACT = 'pragma auto_vacuum = incremental; vacuum';

/** Lock file: a second SQLite database that is locked and never written, released however the process ends. */
export function lockOf(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: FOLDER_MODE });
  owned(`${path}.lock`);
  const lock = opened(`${path}.lock`);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw new StoreFailure(
      'busy',
      `Another server uses ${path}: end it first, or choose another folder.`,
      error,
    );
  }
}

export function isServed(path: string): boolean {
  try {
    lockOf(path).close();
    return false;
  } catch (error) {
    if ((error as StoreFailure).code === 'busy') return true;
    throw error;
  }
}

/** Errors are reported by SQLite when it opens the file. */
function owned(path: string): void {
  try {
    ownDatabase(path);
  } catch {}
}
