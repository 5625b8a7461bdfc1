/** Tools of the command line: backup, restore, inspect, migrate. */

import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { copy, type Progress } from './copy.ts';
import { type Backing, openCore } from './core.ts';
import { StoreFailure } from './failure.ts';
import { type Inspection, inspect } from './inspect.ts';
import { connect } from './postgres/connect.ts';
import { backUp } from './sqlite/backup.ts';
import { examine, type StoreReport, setAside } from './sqlite/examine.ts';
import { backingOf, isServed, lockOf, openFile } from './sqlite/file.ts';
import { fileIn } from './sqlite/fileIn.ts';
import { openLogged } from './sqlite/loggedCore.ts';
import { ownFolder } from './sqlite/owner.ts';
import { requireBackup } from './sqlite/requireBackup.ts';
import { requireFile } from './sqlite/requireFile.ts';
import { opened } from './sqlite/settings.ts';
import { folderOf, lastIn } from './sqlite/tailFormat.ts';

/** Backs up a data folder, with or without a running server: everything acknowledged before the call. */
export async function backUpFolder(folder: string, to: string): Promise<void> {
  const path = fileIn(folder);
  requireFile(path);
  const last = lastIn(folderOf(path));
  if (isServed(path)) await untilCheckpointed(path, last);
  else await (await openLogged(path)).close();
  await backUp(path, to);
}

/** Waits for the running server's checkpoint, a second or two. */
async function untilCheckpointed(path: string, last: number): Promise<void> {
  using reader = opened(path, { readOnly: true });
  const checkpoint = reader.prepare('select id from settled');
  const isBehind = (): boolean => ((checkpoint.get() as { id: number } | undefined)?.id ?? last) < last;
  for (let tries = 0; tries < 100 && isBehind(); tries++) await setTimeout(100);
  if (isBehind()) throw new StoreFailure('busy', 'The server of this folder is too busy: try again later.');
}

/** Restores into a folder without a database. Refuses a damaged backup, and one of a newer version. */
export async function restoreFolder(from: string, folder: string): Promise<Inspection> {
  requireBackup(from);
  const path = fileIn(folder);
  ownFolder(folder);
  const lock = lockOf(path);
  try {
    let found: Inspection | undefined;
    await backUp(from, path, async part => {
      found = await withDatabase(backingOf(new DatabaseSync(part)), inspect);
    });
    return found as Inspection;
  } finally {
    lock.close();
  }
}

/** Read-only. */
export const examineFolder = (folder: string): Promise<StoreReport> => examine(fileIn(folder));

/** Sets a damaged write-ahead log aside, so that the server can start; it must not run meanwhile. */
export const setAsideIn = (folder: string, now: Date) => setAside(fileIn(folder), now);

/** Copies a data folder into an empty PostgreSQL; its server must not run meanwhile. */
export async function copyFolder(folder: string, url: string, progress?: Progress): Promise<Inspection> {
  const path = fileIn(folder);
  requireFile(path);
  await (await openLogged(path)).close();
  const { backing } = connect(url);
  return withDatabase(openFile(path), from => withDatabase(backing, to => copy(from, to, progress)));
}

async function withDatabase<T>(backing: Backing, work: (db: Backing['db']) => Promise<T>): Promise<T> {
  const core = await openCore(backing);
  try {
    return await work(backing.db);
  } catch (error) {
    throw error instanceof StoreFailure ? error : backing.explain(error);
  } finally {
    await core.close();
  }
}
