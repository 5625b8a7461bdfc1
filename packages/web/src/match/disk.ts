/** Storage interface for journals. */
import type { TableRecord, Summary as TableSummary } from '@tessera/table';

/** Summary row of a match for lists, which know no rules: written with every append, never the truth. */
export interface Row {
  readonly id: string;
  /** Number of the last record. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** Null until the rules have begun the match. */
  readonly summary: Summary | null;
  /** Incremented with every answer and every take-back. */
  readonly changes?: number;
  /** Digest of the match after the last append. */
  readonly seal?: string;
}

export type Summary = Omit<TableSummary, 'seal'>;

/** Row and first record of a match; `created` is unvalidated. */
export interface Listed {
  readonly row: Row;
  readonly created: unknown;
}

/** Row and all records of a match, read in one transaction. */
export interface Journal {
  readonly row: Row;
  readonly records: readonly unknown[];
}

/**
 * `stale`: a record of that number exists; nothing was written. `removed`: the match is gone; nothing was
 * written.
 */
export type DiskWrite = 'kept' | 'stale' | 'removed';

/** Every method rejects if the browser refuses, with nothing changed. */
export interface Disk {
  list(): Promise<readonly Listed[]>;
  read(id: string): Promise<Journal | undefined>;
  /** Appends records in one transaction; record 1 begins a match. */
  append(records: readonly TableRecord[], row: Row): Promise<DiskWrite>;
  remove(id: string): Promise<void>;
}

/** Reason why records cannot follow the stored ones; undefined if they can. */
export function writeRefusal(row: Row | undefined, first: number): DiskWrite | undefined {
  if ((row?.seq ?? 0) === first - 1) return undefined;
  return row ? 'stale' : 'removed';
}
