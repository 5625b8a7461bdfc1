/** Heads of journals: optimistic concurrency control. A server that advances a head owns the records up to it. */
import { sql } from 'kysely';
import type { Flavour } from './migrations.ts';
import { beginningOf, type Link, type RecordRow, rowsOf } from './records.ts';
import type { Run } from './runs.ts';
import { seqAfter } from './runs.ts';
import type { Db, Tx } from './schema.ts';

/** A run that follows its journal, with its rows. */
export interface Accepted extends Run, Link {
  readonly rows: readonly RecordRow[];
}

export const headOf = (db: Db, table: string): Promise<Link | undefined> =>
  db.selectFrom('tables').select(['seq', 'sum']).where('id', '=', table).executeTakeFirst();

export async function seqsOf(db: Db, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (tables.length === 0) return new Map();
  const heads = await db.selectFrom('tables').select(['id', 'seq']).where('id', 'in', tables).execute();
  return new Map(heads.map(({ id, seq }) => [id, seq]));
}

/** Creates tables, except those whose id or code exists already. */
export async function begin(tx: Tx, runs: readonly Run[]): Promise<readonly Accepted[]> {
  if (runs.length === 0) return [];
  const accepted = runs.map(run => acceptedAfter(run, beginningOf(run.table)));
  const begun = await tx
    .insertInto('tables')
    .values(
      accepted.map(({ table, changes, seq, sum }) => ({ id: table, code: changes[0]?.code ?? '', seq, sum })),
    )
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .execute();
  const ids = new Set(begun.map(({ id }) => id));
  return accepted.filter(({ table }) => ids.has(table));
}

/** Advances the heads of the runs that follow their journals, and locks them until the end of the transaction. */
export async function grow(tx: Tx, flavour: Flavour, runs: readonly Run[]): Promise<readonly Accepted[]> {
  if (runs.length === 0) return [];
  const heads = await tx
    .selectFrom('tables')
    .select(['id', 'seq', 'sum'])
    .where(
      'id',
      'in',
      runs.map(run => run.table),
    )
    // A fixed order prevents deadlocks between servers. SQLite has a single writer.
    .orderBy('id')
    .$if(flavour === 'postgres', query => query.forUpdate())
    .execute();
  const byTable = new Map(heads.map(head => [head.id, head]));
  const accepted = runs.flatMap(run => {
    const head = byTable.get(run.table);
    return head?.seq === run.changes[0]?.after && head ? [acceptedAfter(run, head)] : [];
  });
  if (accepted.length > 0) await move(tx, accepted);
  return accepted;
}

async function move(tx: Tx, accepted: readonly Accepted[]): Promise<void> {
  const heads = accepted.map(({ table, seq, sum }) => sql`(${table}, cast(${seq} as bigint), ${sum})`);
  // Both databases name the columns of `values` so.
  await sql`update tables set seq = head.column2, sum = head.column3
    from (values ${sql.join(heads)}) as head where tables.id = head.column1`.execute(tx);
}

function acceptedAfter(run: Run, before: Link): Accepted {
  const rows = rowsOf(
    run.table,
    before.sum,
    run.changes.flatMap(change => change.records),
  );
  return { ...run, rows, seq: seqAfter(run.changes), sum: rows.at(-1)?.sum ?? before.sum };
}
