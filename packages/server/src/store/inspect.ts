/** Verifies a whole store: before a backup is restored, and after a store was copied. */
import { hash } from 'node:crypto';
import { StoreFailure } from './failure.ts';
import { beginningOf, damaged, type RecordRow, requireChain } from './records.ts';
import type { Db } from './schema.ts';

export interface Inspection {
  readonly tables: number;
  readonly records: number;
  /** Digest of all journals, independent of the database. */
  readonly digest: string;
}

const PAGE = 100;

/** Throws for the first damaged journal, unless `onDamage` collects them. */
export async function inspect(
  db: Db,
  onDamage = (failure: StoreFailure): void => {
    throw failure;
  },
): Promise<Inspection> {
  const lines: string[] = [];
  let records = 0;
  for (let last = ''; ; ) {
    const heads = await db
      .selectFrom('tables')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    if (heads.length === 0) break;
    const rows = await recordsOf(
      db,
      heads.map(({ id }) => id),
    );
    for (const { id, seq, sum } of heads) {
      tell(onDamage, () => requireChain(id, beginningOf(id), rows.get(id) ?? [], { seq, sum }));
      lines.push(`${id} ${seq} ${sum}`);
      records += seq;
      last = id;
    }
  }
  await requireCount(db, records).catch(onDamage);
  // Collations differ between databases.
  return { tables: lines.length, records, digest: hash('sha256', lines.sort().join('\n')) };
}

function tell(onDamage: (failure: StoreFailure) => void, check: () => void): void {
  try {
    check();
  } catch (error) {
    onDamage(error as StoreFailure);
  }
}

async function recordsOf(db: Db, tables: readonly string[]): Promise<ReadonlyMap<string, RecordRow[]>> {
  const rows = await db
    .selectFrom('records')
    .selectAll()
    .where('table_id', 'in', tables)
    .orderBy('seq')
    .execute();
  return Map.groupBy(rows, row => row.table_id);
}

/** Throws for orphaned records, whose table row is missing. */
async function requireCount(db: Db, expected: number): Promise<void> {
  const { count } = await db
    .selectFrom('records')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count === expected) return;
  const orphan = await db
    .selectFrom('records')
    .leftJoin('tables', 'tables.id', 'records.table_id')
    .select('table_id')
    .where('id', 'is', null)
    .executeTakeFirst();
  throw orphan
    ? damaged(orphan.table_id, 'how far it had come is not known any more')
    : new StoreFailure('damaged', `There are ${count} records, but the journals have ${expected}.`);
}
