import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { StoreFailure } from '../failure.ts';
import { requireFile } from './requireFile.ts';
import { opened } from './settings.ts';

const MAGIC = 'SQLite format 3\0';
const HINT = 'A backup is a file that "tessera backup" made.';

/** Throws for a file that `tessera backup` did not make. */
export function requireBackup(path: string): void {
  requireFile(path);
  const refuse = (why: string): never => {
    throw new StoreFailure('refused', `${path} is not a backup: ${why}. ${HINT}`);
  };
  if (statSync(path).isDirectory()) refuse('it is a folder');
  if (beginningOf(path) !== MAGIC) refuse('it is no database');
  using file = opened(path, { readOnly: true });
  const has = (table: string): boolean =>
    file.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table) !== undefined;
  try {
    if (!has('migrations') || !has('records')) refuse('it is the database of another program');
    const isInUse =
      has('settled') && (file.prepare('select * from settled').get() as Row | undefined)?.session;
    if (isInUse)
      refuse('it is the database of a server that was not closed, and part of it is in its write-ahead log');
  } catch (error) {
    if (error instanceof StoreFailure) throw error;
    refuse('the database in it is damaged');
  }
}

interface Row {
  readonly session?: string | null;
}

function beginningOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(MAGIC.length);
    readSync(file, bytes, 0, bytes.length, 0);
    return bytes.toString('latin1');
  } finally {
    closeSync(file);
  }
}
