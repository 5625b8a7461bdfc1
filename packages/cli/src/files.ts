/** Atomic file writes: no half-written file is ever found. */
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and its missing parents, all of them or none, and returns the topmost one it made. (Where
 * nothing can be made at all, as below /proc, `mkdir` of Node with `recursive` loops forever.)
 */
export function makeFolder(path: string): string | undefined {
  try {
    mkdirSync(path);
    return path;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(path).isDirectory()) return undefined;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
  }
  const made = makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (made !== undefined) rmSync(made, { recursive: true });
    throw error;
  }
  return made ?? path;
}

/** Replaces a file atomically. */
export function writeWhole(path: string, text: string): void {
  const part = `${path}.part`;
  try {
    writeFileSync(part, text);
    renameSync(part, path);
  } catch (error) {
    discard(part);
    throw error;
  }
}

/** Writes a new file atomically; never overwrites one. */
export function writeNew(path: string, text: string): void {
  const file = openSync(path, 'wx');
  try {
    writeFileSync(file, text);
  } catch (error) {
    discard(path);
    throw error;
  } finally {
    closeSync(file);
  }
}

/**
 * Removes an unfinished file, if there is one; ignores errors, since the first error is the one to report.
 */
function discard(path: string): void {
  try {
    unlinkSync(path);
  } catch {}
}

/** Appends all of a text to an open file, or nothing. */
export function append(file: number, text: string): void {
  const { size } = fstatSync(file);
  try {
    writeFileSync(file, text);
  } catch (error) {
    ftruncateSync(file, size);
    throw error;
  }
}
