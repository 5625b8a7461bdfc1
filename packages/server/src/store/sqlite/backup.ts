/** Copies of a database in one file: taken while it is written to, and put back where there is none. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { StoreFailure } from '../failure.ts';
import { requireFile } from './requireFile.ts';

/** All in one step: it sees one moment, and whoever writes does not wait for it. */
const ALL_PAGES = 2 ** 31 - 1;

/** Either all of it is there under its name, or nothing is. `check` may still refuse it. */
export async function backUp(path: string, to: string, check = async (_part: string) => {}): Promise<void> {
  requireFile(path);
  if (existsSync(to)) throw new StoreFailure('refused', `${to} exists already: move it away first.`);
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    await copyTo(path, part);
    await check(part);
    settle(part);
    renameSync(part, to);
    settle(dirname(to));
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${part}${end}`, { force: true });
  }
}

async function copyTo(path: string, part: string): Promise<void> {
  // Its own connection, so that the one that writes is free.
  const source = new DatabaseSync(path, { readOnly: true });
  try {
    source.exec('pragma busy_timeout = 5000');
    await backup(source, part, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

/** On the disk, not on its way there. */
function settle(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } catch (error) {
    // Windows knows no fsync of folders, nor of files that are only read.
    if (process.platform !== 'win32') throw error;
  } finally {
    closeSync(file);
  }
}
