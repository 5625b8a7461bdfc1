/** One snapshot per table, bound to the record after which it was taken by its checksum. */

import type { TableSnapshot } from '@tessera/table';
import { sumOf } from './checksum.ts';
import type { Accepted } from './heads.ts';
import type { Link } from './records.ts';
import type { Db, Tx } from './schema.ts';

/** Skips snapshots whose record is not in this batch: they cannot be bound to a checksum. */
export async function upsertSnapshots(tx: Tx, accepted: readonly Accepted[]): Promise<void> {
  const rows = accepted.flatMap(({ table, changes, rows }) => {
    const snapshot = changes.findLast(change => change.snapshot)?.snapshot;
    const last = rows.find(({ seq }) => seq === snapshot?.seq);
    if (snapshot === undefined || last === undefined) return [];
    const body = JSON.stringify(snapshot);
    return [{ table_id: table, seq: snapshot.seq, body, sum: sumOf(last.sum, body) }];
  });
  if (rows.length === 0) return;
  await tx
    .insertInto('snapshots')
    .values(rows)
    .onConflict(conflict =>
      conflict.column('table_id').doUpdateSet(eb => ({
        seq: eb.ref('excluded.seq'),
        body: eb.ref('excluded.body'),
        sum: eb.ref('excluded.sum'),
      })),
    )
    .execute();
}

/** A stored snapshot, not yet verified. */
export interface FoundSnapshot extends Link {
  readonly body: string;
}

export const findSnapshot = (db: Db, table: string): Promise<FoundSnapshot | undefined> =>
  db.selectFrom('snapshots').select(['seq', 'body', 'sum']).where('table_id', '=', table).executeTakeFirst();

/** Undefined if it is damaged or belongs to another journal. */
export const trusted = (found: FoundSnapshot, record: Link | undefined): TableSnapshot | undefined =>
  record?.seq === found.seq && sumOf(record.sum, found.body) === found.sum
    ? JSON.parse(found.body)
    : undefined;
