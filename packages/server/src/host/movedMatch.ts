/** A match that was begun elsewhere and goes on at a table of this server. */
import type { Created, Table, TableRecord } from '@tessera/table';

/** Its part of the first record; replayed and found true. */
export type MovedMatch = Pick<Created, 'from' | 'isAnalysis'>;

/**
 * True for the records by which such a match begins. Its first answers are in none of them: viewers need the whole table, and
 * a snapshot saves every later load from replaying what others brought.
 */
export const isMoving = ({ created }: Table, records: readonly TableRecord[]): boolean =>
  created.from !== undefined && records.some(({ kind }) => kind === 'started');
