/** Records as rows and back, verified by their hash chain. */

import type { TableRecord } from '@tessera/table';
import type { Selectable } from 'kysely';
import { firstSum, sumOf } from './checksum.ts';
import { StoreFailure } from './failure.ts';
import type { Flavour } from './migrations.ts';
import type { Db, Schema, Tx } from './schema.ts';
import { writeRows } from './writeRows.ts';

export type RecordRow = Selectable<Schema['records']>;

/** Rows with chained checksums. */
export function rowsOf(table: string, before: string, records: readonly TableRecord[]): readonly RecordRow[] {
  let sum = before;
  return records.map(({ seq, at, kind, ...rest }) => {
    const row = { table_id: table, seq, at, kind, body: JSON.stringify(rest) };
    sum = sumOfRow(sum, row);
    return { ...row, sum };
  });
}

const sumOfRow = (before: string, { seq, at, kind, body }: Omit<RecordRow, 'sum'>): string =>
  sumOf(before, seq, at, kind, body);

export const recordOf = ({ seq, at, kind, body }: RecordRow): TableRecord => ({
  seq,
  at,
  kind,
  ...JSON.parse(body),
});

/** End of a chain of records. */
export interface Link {
  readonly seq: number;
  readonly sum: string;
}

export const beginningOf = (table: string): Link => ({ seq: 0, sum: firstSum(table) });

/** Throws unless the rows are the unbroken chain from one link to the other. */
export function requireChain(table: string, from: Link, rows: readonly RecordRow[], to: Link): void {
  let { seq, sum } = from;
  for (const row of rows) {
    seq += 1;
    if (row.seq !== seq) throw damaged(table, `record ${seq} is missing`);
    sum = sumOfRow(sum, row);
    if (row.sum !== sum) throw damaged(table, `record ${seq} is not what was written`);
  }
  if (seq !== to.seq) throw damaged(table, `it ends after record ${seq}, but ${to.seq} were kept`);
  if (sum !== to.sum) throw damaged(table, `record ${seq} is not the one that was kept last`);
}

export const damaged = (table: string, what: string): StoreFailure =>
  new StoreFailure('damaged', `The journal of table ${table} is damaged: ${what}.`);

export const insertRecords = (tx: Tx, flavour: Flavour, rows: readonly RecordRow[]): Promise<number> =>
  writeRows(tx, flavour, 'records', rows, some => tx.insertInto('records').values(some));

/** Rows of one journal, in order, both ends included. */
export const selectRecords = (db: Db, table: string, from: number, to: number): Promise<RecordRow[]> =>
  db
    .selectFrom('records')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .orderBy('seq')
    .execute();
