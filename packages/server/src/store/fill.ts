/**
 * Fills new columns from JSON that is there already. It is read here and not by the database: PostgreSQL refuses texts
 * that JSON allows, NUL and half a surrogate pair, and visitors have said both.
 */
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Rows in one go. */
const SOME = 500;

/** What is no JSON is damaged, and of no use to anybody; it is found by whoever loads the table. */
function read(body: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(body) ?? {};
  } catch {
    return {};
  }
}

/** When tables last changed, and whether they ever started. */
export async function fillAges(db: Db): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('listings')
      .select(['table_id', 'created', 'body'])
      .where('table_id', '>', after)
      .orderBy('table_id')
      .limit(SOME)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.table_id;
    const fresh = rows.map(({ table_id, created, body }) => {
      const { updated, position } = read(body);
      const at = typeof updated === 'number' ? updated : created;
      const isStarted = typeof position === 'string' ? 1 : 0;
      return sql`(${table_id}, cast(${at} as bigint), cast(${isStarted} as integer))`;
    });
    await sql`with fresh (id, updated, is_started) as (values ${sql.join(fresh)})
      update listings set updated = fresh.updated, is_started = fresh.is_started
      from fresh where listings.table_id = fresh.id`.execute(db);
  }
}

/** Records that name a guest. */
const NAMING = ['created', 'sat', 'said'];

/** Who ever had a chair or spoke where. */
export async function fillPeople(db: Db): Promise<void> {
  for (let [table, seq] = ['', 0]; ; ) {
    const rows = await db
      .selectFrom('records')
      .select(['table_id', 'seq', 'body'])
      .where('kind', 'in', NAMING)
      .where(sql<boolean>`(table_id, seq) > (${table}, ${seq})`)
      .orderBy('table_id')
      .orderBy('seq')
      .limit(SOME)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    [table, seq] = [last.table_id, last.seq];
    const people = rows.flatMap(({ table_id, body }) =>
      guestsIn(read(body)).map(guest => ({ guest, table_id })),
    );
    if (people.length === 0) continue;
    await db
      .insertInto('people')
      .values(people)
      .onConflict(conflict => conflict.doNothing())
      .execute();
  }
}

/** In a record, or in the chairs of the first one. */
function guestsIn({ guest, chairs }: Readonly<Record<string, unknown>>): readonly string[] {
  const named = [guest, ...(Array.isArray(chairs) ? chairs.map(chair => chair?.guest) : [])];
  return named.filter(one => typeof one === 'string');
}
