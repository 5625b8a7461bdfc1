import { hash } from 'node:crypto';
import type { Db } from './schema.ts';
import type { Guest } from './types.ts';

/** Keys are long and random, so that one round of SHA-256 hides them for good. */
const hashOf = (key: string): string => hash('sha256', key, 'base64url');

export function guestsIn(db: Db) {
  const where = (column: 'id' | 'key_hash', value: string): Promise<Guest | undefined> =>
    db.selectFrom('guests').select(['id', 'name']).where(column, '=', value).executeTakeFirst();
  const change = async (id: string, values: { name: string } | { key_hash: string }): Promise<void> => {
    await db.updateTable('guests').set(values).where('id', '=', id).execute();
  };
  return {
    async createGuest({ id, name }: Guest, key: string, now: number): Promise<void> {
      await db
        .insertInto('guests')
        .values({ id, name, key_hash: hashOf(key), created: now })
        .execute();
    },
    findGuest: (id: string) => where('id', id),
    guestByKey: (key: string) => where('key_hash', hashOf(key)),
    renameGuest: (id: string, name: string) => change(id, { name }),
    rekeyGuest: (id: string, key: string) => change(id, { key_hash: hashOf(key) }),
  };
}
