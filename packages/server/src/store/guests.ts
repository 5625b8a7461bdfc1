import { hash } from 'node:crypto';
import type { Db } from './schema.ts';
import type { Guest, Guests } from './types.ts';

/** Keys are long and random, so that one round of SHA-256 hides them for good. */
const hashOf = (key: string): string => hash('sha256', key, 'base64url');

export function guestsIn(db: Db): Guests {
  const where = (column: 'id' | 'key_hash', value: string): Promise<Guest | undefined> =>
    db.selectFrom('guests').select(['id', 'name']).where(column, '=', value).executeTakeFirst();
  return {
    async create({ id, name }, key, now) {
      await db
        .insertInto('guests')
        .values({ id, name, key_hash: hashOf(key), created: now })
        .execute();
    },
    find: id => where('id', id),
    byKey: key => where('key_hash', hashOf(key)),
    async rename(id, name) {
      await db.updateTable('guests').set({ name }).where('id', '=', id).execute();
    },
    async rekey(id, key) {
      await db
        .updateTable('guests')
        .set({ key_hash: hashOf(key) })
        .where('id', '=', id)
        .execute();
    },
  };
}
