/** Write-ahead journal of a run: rows as JSON lines, synced in groups, until they are compacted to Parquet. */
import {
  closeSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { decode, FormatError } from '@tessera/engine';
import type { GameRow } from './types.ts';

/** System calls of a journal; tests replace them by failing ones. */
export interface Disk {
  readonly write: (file: number, bytes: Uint8Array, offset: number) => number;
  readonly sync: (file: number) => void;
}

export const DISK: Disk = {
  write: (file, bytes, offset) => writeSync(file, bytes, offset),
  sync: fdatasyncSync,
};

export interface Journal {
  /** Rows found when it was opened. */
  readonly rows: readonly GameRow[];
  /** Stores rows durably: all of them, or none and an error. */
  append(rows: readonly GameRow[]): void;
  close(): void;
}

/** Opens a journal to write; a torn last line, left by a killed writer, is cut off. */
export function openJournal(path: string, disk: Disk = DISK): Journal {
  const { rows, length } = readJournal(path);
  const file = openSync(path, 'a');
  let size = length;
  ftruncateSync(file, size);
  return {
    rows,
    append(more) {
      const bytes = Buffer.from(more.map(row => `${JSON.stringify(row)}\n`).join(''));
      try {
        for (let at = 0; at < bytes.length; ) at += disk.write(file, bytes, at);
        disk.sync(file);
      } catch (error) {
        ftruncateSync(file, size);
        throw error;
      }
      size += bytes.length;
    },
    close: () => closeSync(file),
  };
}

/** The whole rows of a journal, and their bytes. */
export function readJournal(path: string): { readonly rows: readonly GameRow[]; readonly length: number } {
  if (!existsSync(path)) return { rows: [], length: 0 };
  const bytes = readFileSync(path);
  const length = bytes.lastIndexOf('\n') + 1;
  const lines = bytes.subarray(0, length).toString('utf8').split('\n').slice(0, -1);
  return { length, rows: lines.map((line, i) => readRow(line, `${path}, line ${i + 1}`)) };
}

function readRow(line: string, place: string): GameRow {
  const row = decode(line, place) as Partial<GameRow> | null;
  if (!Number.isInteger(row?.cell) || !Number.isInteger(row?.number) || typeof row?.digest !== 'string')
    throw new FormatError(place, 'is no row of a run');
  return row as GameRow;
}
