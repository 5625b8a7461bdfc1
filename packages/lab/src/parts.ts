/** Parquet files of rows. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { rowOf, tableOf } from './columns.ts';
import type { Cell, GameRow } from './types.ts';

/** Writes a file atomically and durably: a reader finds all of it or none. */
export function writePart(
  path: string,
  rows: readonly GameRow[],
  cells: readonly Cell[],
  dimensions: readonly string[],
): void {
  const bytes = new Uint8Array(
    parquetWriteBuffer({ ...tableOf(rows, cells, dimensions), createdBy: 'tessera lab' }),
  );
  writeDurably(path, bytes);
}

export function writeDurably(path: string, content: Uint8Array | string): void {
  const part = `${path}.part`;
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  try {
    const file = openSync(part, 'w');
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

export async function readPart(path: string): Promise<readonly GameRow[]> {
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(path) });
  return rows.map(rowOf);
}

/** Keys of the rows alone, for resuming: a hundredth of the bytes. */
export async function readKeys(path: string): Promise<readonly KeyedRow[]> {
  const columns = ['cell', 'number', 'won', 'ms'];
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(path), columns });
  return rows as unknown as readonly KeyedRow[];
}

/** The part of a row that a run keeps in memory. */
export type KeyedRow = Pick<GameRow, 'cell' | 'number' | 'won' | 'ms'>;
