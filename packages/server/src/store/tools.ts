/** What is done to a store by hand, from the command line. */

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

/** While the server of this folder runs, or not: with everything that had been kept when it was asked for. */
export async function backUpFolder(folder: string, to: string): Promise<void> {
  const path = fileIn(folder);
  requireFile(path);
  const last = lastIn(folderOf(path));
  if (isServed(path)) await untilCheckpointed(path, last);
  else await (await openLogged(path)).close();
  await backUp(path, to);
}

/** The server that runs puts everything in its place within a second or two. */
async function untilCheckpointed(path: string, last: number): Promise<void> {
  using reader = opened(path, { readOnly: true });
  const checkpoint = reader.prepare('select id from settled');
  const isBehind = (): boolean => ((checkpoint.get() as { id: number } | undefined)?.id ?? last) < last;
  for (let tries = 0; tries < 100 && isBehind(); tries++) await setTimeout(100);
  if (isBehind()) throw new StoreFailure('busy', 'The server of this folder is too busy: try again later.');
}

/** Where there is no database yet. A damaged backup, or one of a newer version, is refused. */
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

/** What a folder holds, in short; nothing is changed. */
export const examineFolder = (folder: string): Promise<StoreReport> => examine(fileIn(folder));

/** Lets a server start whose write-ahead log cannot be trusted; the server must not run. */
export const setAsideIn = (folder: string, now: Date) => setAside(fileIn(folder), now);

/** Copies what a server has in a folder into an empty PostgreSQL; that server must not run. */
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
