/** Reads journals and verifies their checksums. */

import type { TableRecord } from '@tessera/table';
import { headOf } from './heads.ts';
import { beginningOf, damaged, type Link, recordOf, requireChain, selectRecords } from './records.ts';
import type { Db } from './schema.ts';
import { findSnapshot, trusted } from './snapshots.ts';
import type { Journal } from './types.ts';

/** Loads a journal from the latest valid snapshot on. */
export async function load(db: Db, table: string): Promise<Journal | undefined> {
  // Snapshot first: concurrent appends can only make the later reads newer.
  const found = await findSnapshot(db, table);
  const head = await requireHead(db, table);
  if (head === undefined) return undefined;
  if (found && found.seq <= head.seq) {
    const [anchor, ...rows] = await selectRecords(db, table, found.seq, head.seq);
    const snapshot = trusted(found, anchor);
    if (snapshot && anchor) {
      requireChain(table, anchor, rows, head);
      return { snapshot, records: rows.map(recordOf) };
    }
  }
  return { records: await loadUpTo(db, table, head) };
}

export async function loadAll(db: Db, table: string): Promise<readonly TableRecord[] | undefined> {
  const head = await requireHead(db, table);
  return head && loadUpTo(db, table, head);
}

async function loadUpTo(db: Db, table: string, head: Link): Promise<readonly TableRecord[]> {
  const rows = await selectRecords(db, table, 1, head.seq);
  requireChain(table, beginningOf(table), rows, head);
  return rows.map(recordOf);
}

async function requireHead(db: Db, table: string): Promise<Link | undefined> {
  const head = await headOf(db, table);
  if (head !== undefined) return head;
  const orphan = await db
    .selectFrom('records')
    .select('seq')
    .where('table_id', '=', table)
    .executeTakeFirst();
  if (orphan !== undefined) throw damaged(table, 'how far it had come is not known any more');
  return undefined;
}

export const seenKey = async (
  db: Db,
  table: string,
  guest: string,
  key: string,
): Promise<number | undefined> => (await rowOf(db, table, guest, key))?.seq;

export const commandOf = async (
  db: Db,
  table: string,
  guest: string,
  key: string,
): Promise<number | undefined> => (await rowOf(db, table, guest, key))?.command ?? undefined;

const rowOf = (db: Db, table: string, guest: string, key: string) =>
  db
    .selectFrom('keys')
    .select(['seq', 'command'])
    .where('table_id', '=', table)
    .where('guest', '=', guest)
    .where('key', '=', key)
    .executeTakeFirst();
