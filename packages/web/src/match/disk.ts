/** The place where journals are kept. */
import type { TableRecord, Summary as TableSummary } from '@tessera/table';

/** A match in lists, which know no rules: written with every record, and never the truth. */
export interface Row {
  readonly id: string;
  /** The number of the last record. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** Null until the rules have begun the match. */
  readonly summary: Summary | null;
  /** Grows by one with every answer, and every taking back. */
  readonly changes?: number;
  /** Digest of the match as it was left. */
  readonly seal?: string;
}

export type Summary = Omit<TableSummary, 'seal'>;

/** What is kept of a match for lists; `created` is its first record, read with suspicion. */
export interface Listed {
  readonly row: Row;
  readonly created: unknown;
}

/** All of a match: its row, and every record in order, as of one moment. */
export interface Journal {
  readonly row: Row;
  readonly records: readonly unknown[];
}

/**
 * `stale`: somebody else has written a record of that number; nothing was written.
 * `removed`: the match is gone; nothing was written.
 */
export type DiskWrite = 'kept' | 'stale' | 'removed';

/** All of it rejects where the browser refuses, with nothing changed. */
export interface Disk {
  list(): Promise<readonly Listed[]>;
  read(id: string): Promise<Journal | undefined>;
  /** Appends records in one transaction; a first record begins a match. */
  append(records: readonly TableRecord[], row: Row): Promise<DiskWrite>;
  remove(id: string): Promise<void>;
}

/** Whether records can follow what is there. */
export function writeRefusal(row: Row | undefined, first: number): DiskWrite | undefined {
  if ((row?.seq ?? 0) === first - 1) return undefined;
  return row ? 'stale' : 'removed';
}
