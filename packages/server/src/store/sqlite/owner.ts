/** Files that only their owner may read: a database holds dice secrets, private chats and the key that signs cookies. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;
const STICKY = 0o1000;

/** Makes the folder, or tightens one that is there; a folder of many, such as /tmp, is left as it is. */
export function ownFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: FOLDER_MODE });
  const { mode, uid } = statSync(path);
  if ((mode & STICKY) === 0 && uid === process.getuid?.()) chmodSync(path, FOLDER_MODE);
}

/** Makes the file with the right mode before SQLite opens it, or tightens it; SQLite gives `-wal` and `-shm` the mode of their database. */
export function ownDatabase(path: string): void {
  closeSync(openSync(path, 'a', FILE_MODE));
  for (const end of ['', '-wal', '-shm']) tighten(`${path}${end}`, FILE_MODE);
}

/** Tightens a write-ahead log that an older version left. */
export function ownTail(folder: string): void {
  if (!existsSync(folder)) return;
  tighten(folder, FOLDER_MODE);
  for (const name of readdirSync(folder)) tighten(join(folder, name), FILE_MODE);
}

function tighten(path: string, mode: number): void {
  if (!existsSync(path) || statSync(path).uid !== process.getuid?.()) return;
  if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
}
