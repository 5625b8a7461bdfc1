/** Online backup of a SQLite database, and restore. */
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { StoreFailure } from '../failure.ts';
import { ownDatabase } from './owner.ts';
import { requireFile } from './requireFile.ts';

/** All pages in one step: a consistent copy that does not block writers. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Atomic: the backup appears under its name when it is complete and `check` accepts it. The copy is a database of its own,
 * with its own id and without a write-ahead log: the log of the original is refused beside it.
 */
export async function backUp(path: string, to: string, check = async (_part: string) => {}): Promise<void> {
  requireFile(path);
  if (existsSync(to)) throw new StoreFailure('refused', `${to} exists already: move it away first.`);
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    await copyTo(path, part);
    await check(part);
    renew(part);
    sync(part);
    renameSync(part, to);
    sync(dirname(to));
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${part}${end}`, { force: true });
  }
}

async function copyTo(path: string, part: string): Promise<void> {
  // A connection of its own does not block the writer.
  const source = new DatabaseSync(path, { readOnly: true });
  try {
    source.exec('pragma busy_timeout = 5000');
    ownDatabase(part);
    await backup(source, part, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

function renew(part: string): void {
  using file = new DatabaseSync(part);
  const hasSessions = file.prepare("select 1 from pragma_table_info('settled') where name = 'session'").get();
  if (hasSessions) file.prepare("update settled set name = ?, session = ''").run(randomUUID());
  file.exec('pragma journal_mode = delete'); // removes `-wal` and `-shm`
}

/** Flushes a file or a folder to the disk. */
function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } catch (error) {
    // Windows has no fsync of folders, nor of files opened for reading.
    if (process.platform !== 'win32') throw error;
  } finally {
    closeSync(file);
  }
}
