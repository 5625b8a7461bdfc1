/** File permissions for the owner only: a database holds dice secrets, private chats and the cookie key. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;
const STICKY = 0o1000;

/** Creates the folder or restricts an existing one, except a shared one such as /tmp. */
export function ownFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: FOLDER_MODE });
  const { mode, uid } = statSync(path);
  if ((mode & STICKY) === 0 && uid === process.getuid?.()) chmodSync(path, FOLDER_MODE);
}

/** Creates the file with its mode before SQLite opens it, or restricts it; `-wal` and `-shm` inherit the mode. */
export function ownDatabase(path: string): void {
  closeSync(openSync(path, 'a', FILE_MODE));
  for (const end of ['', '-wal', '-shm']) tighten(`${path}${end}`, FILE_MODE);
}

/** Restricts a write-ahead log of an older version. */
export function ownTail(folder: string): void {
  if (!existsSync(folder)) return;
  tighten(folder, FOLDER_MODE);
  for (const name of readdirSync(folder)) tighten(join(folder, name), FILE_MODE);
}

function tighten(path: string, mode: number): void {
  if (!existsSync(path) || statSync(path).uid !== process.getuid?.()) return;
  if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
}
