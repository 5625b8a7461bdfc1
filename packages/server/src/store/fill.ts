/**
 * Backfills new columns from stored JSON. Parsed here rather than by the database: PostgreSQL refuses texts
 * that JSON allows, NUL and lone surrogates, and chats contain both.
 */
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Batch size. */
const SOME = 500;

/** Skips invalid JSON: it is damaged, and reported when the table is loaded. */
function read(body: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(body) ?? {};
  } catch {
    return {};
  }
}

/** Backfills `updated` and whether a match ever began. */
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

/** Backfills the guests who ever had a chair or spoke at a table. */
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

function guestsIn({ guest, chairs }: Readonly<Record<string, unknown>>): readonly string[] {
  const named = [guest, ...(Array.isArray(chairs) ? chairs.map(chair => chair?.guest) : [])];
  return named.filter(one => typeof one === 'string');
}
