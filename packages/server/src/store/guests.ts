import { hash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, Schema } from './schema.ts';
import type { Guest, GuestFilter, GuestRow, KnownGuest, Sanctions } from './types.ts';

/** One round of SHA-256 is enough: private keys are long and random. */
const hashOf = (key: string): string => hash('sha256', key, 'base64url');

type Row = Selectable<Schema['guests']>;

const sanctionsOf = ({ standing }: Pick<Row, 'standing'>): Sanctions =>
  standing === null ? {} : JSON.parse(standing);

const knownOf = (row: Pick<Row, 'id' | 'name' | 'session' | 'standing'>): KnownGuest => ({
  id: row.id,
  name: row.name,
  session: row.session,
  sanctions: sanctionsOf(row),
});

/** Case-insensitive substring, beyond ASCII on PostgreSQL only; `%` and `_` are literal. */
function contains(part: string) {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(name like ${pattern} escape ${'\\'} or lower(name) like ${pattern.toLowerCase()} escape ${'\\'})`;
}

export function guestsIn(db: Db) {
  const where = async (column: 'id' | 'key_hash', value: string): Promise<KnownGuest | undefined> => {
    const row = await db
      .selectFrom('guests')
      .select(['id', 'name', 'session', 'standing'])
      .where(column, '=', value)
      .executeTakeFirst();
    return row && knownOf(row);
  };
  const change = async (id: string, values: Partial<Row>): Promise<void> => {
    await db.updateTable('guests').set(values).where('id', '=', id).execute();
  };
  return {
    async createGuest({ id, name }: Guest, key: string, now: number): Promise<void> {
      await db
        .insertInto('guests')
        .values({ id, name, key_hash: hashOf(key), created: now, seen: now, session: 0, standing: null })
        .execute();
    },
    findGuest: (id: string) => where('id', id),
    async findGuests(ids: readonly string[]): Promise<readonly KnownGuest[]> {
      const columns = ['id', 'name', 'session', 'standing'] as const;
      return (await db.selectFrom('guests').select(columns).where('id', 'in', ids).execute()).map(knownOf);
    },
    guestByKey: (key: string) => where('key_hash', hashOf(key)),
    renameGuest: (id: string, name: string) => change(id, { name }),
    rekeyGuest: (id: string, key: string) => change(id, { key_hash: hashOf(key) }),
    seeGuest: (id: string, now: number) => change(id, { seen: now }),
    sanctionGuest: (id: string, sanctions: Sanctions) =>
      change(id, { standing: Object.keys(sanctions).length === 0 ? null : JSON.stringify(sanctions) }),
    /** Returns the number of the new session; voids all other cookies and the private link. */
    async endSessions(id: string, key: string): Promise<number | undefined> {
      const row = await db
        .updateTable('guests')
        .set(eb => ({ session: eb('session', '+', 1), key_hash: hashOf(key) }))
        .where('id', '=', id)
        .returning('session')
        .executeTakeFirst();
      return row?.session;
    },
    async deleteGuest(id: string): Promise<void> {
      await db.transaction().execute(async tx => {
        await tx.deleteFrom('daily').where('guest', '=', id).execute();
        await tx.deleteFrom('people').where('guest', '=', id).execute();
        await tx.deleteFrom('guests').where('id', '=', id).execute();
      });
    },
    async leavingGuests(): Promise<readonly string[]> {
      const rows = await db
        .selectFrom('guests')
        .select('id')
        .where('standing', 'like', '%"leaving":true%')
        .execute();
      return rows.map(({ id }) => id);
    },
    /** Last seen first. */
    async listGuests({ name, limit }: GuestFilter): Promise<readonly GuestRow[]> {
      const rows = await db
        .selectFrom('guests')
        .select(['id', 'name', 'session', 'standing', 'created', 'seen'])
        .$if(name !== undefined, query => query.where(contains(name as string)))
        .orderBy('seen', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(row => ({ ...knownOf(row), created: row.created, seen: row.seen }));
    },
    /** Deletes unseen guests without a table; returns their number. */
    async dropUnseen(before: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('guests')
        .where('seen', '<', before)
        .where('created', '<', before) // servers of older versions record no visits
        .where('standing', 'is', null) // sanctions outlast retention
        .where(eb =>
          eb.not(eb.exists(eb.selectFrom('people').select('guest').whereRef('guest', '=', 'guests.id'))),
        )
        .executeTakeFirst();
      if (numDeletedRows > 0n)
        await db
          .deleteFrom('daily')
          .where('guest', 'not in', eb => eb.selectFrom('guests').select('id'))
          .execute();
      return Number(numDeletedRows);
    },
  };
}
