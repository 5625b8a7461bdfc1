/** The file system calls of the write-ahead log, in one object, so that tests can make any of them fail. */
import { closeSync, fdatasync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import { FILE_MODE, FOLDER_MODE } from './owner.ts';

export interface Disk {
  open(path: string): number;
  /** Writes `bytes` from index `from` at file offset `at`; returns the number written. */
  write(file: number, bytes: Buffer, from: number, at: number): number;
  /** Resolves when the data and the length of the file are on the disk. */
  sync(file: number): Promise<void>;
  close(file: number): void;
  rename(from: string, to: string): void;
  unlink(path: string): void;
  makeFolder(path: string): void;
  /** Makes the names in a folder durable. */
  syncFolder(path: string): void;
}

/**
 * On macOS, fsync alone leaves data in the drive's cache. Node calls libuv, whose fsync and fdatasync use F_FULLFSYNC there,
 * so both flush the drive as well; SQLite is told by `pragma fullfsync`.
 */
export const DISK: Disk = {
  open: path => openSync(path, 'w', FILE_MODE),
  write: (file, bytes, from, at) => writeSync(file, bytes, from, bytes.length - from, at),
  sync: promisify(fdatasync),
  close: closeSync,
  rename: renameSync,
  unlink: path => rmSync(path),
  makeFolder: path => mkdirSync(path, { recursive: true, mode: FOLDER_MODE }),
  syncFolder(path) {
    if (process.platform === 'win32') return; // no fsync of folders
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  },
};
