/** Deletion: tables, obsolete data of finished matches, the name of a guest. */

import type { Listing } from '@tessera/table';
import { neutralIn, neutralName, withoutName } from '@tessera/table';
import type { Flavour } from './migrations.ts';
import { beginningOf, insertRecords, recordOf, requireChain, rowsOf, selectRecords } from './records.ts';
import type { Db, Tx } from './schema.ts';
import type { OldTables } from './types.ts';

/** In this order a reader never finds a journal without its head. */
const PARTS = ['listings', 'people', 'snapshots', 'keys', 'records'] as const;

export function removalIn(db: Db, flavour: Flavour) {
  return {
    /** Returns false if there is no such table. */
    async removeTable(table: string): Promise<boolean> {
      return db.transaction().execute(async tx => {
        // On PostgreSQL this locks the row that every append needs.
        const { numDeletedRows } = await tx.deleteFrom('tables').where('id', '=', table).executeTakeFirst();
        for (const part of PARTS) await tx.deleteFrom(part).where('table_id', '=', table).execute();
        return Number(numDeletedRows) > 0;
      });
    },

    /** Tables without a record since. */
    async oldTables({ isFinished, before, limit }: OldTables): Promise<readonly string[]> {
      const rows = await db
        .selectFrom('listings')
        .select('table_id')
        .where('is_started', '=', isFinished ? 1 : 0)
        .$if(isFinished, query => query.where('phase', '=', 'ended'))
        // Waiting for players leaves no record: presence counts too.
        .$if(!isFinished, query => query.where('seen', '<', before))
        .where('updated', '<', before)
        .orderBy('updated')
        .limit(limit)
        .execute();
      return rows.map(row => row.table_id);
    },

    /**
     * Deletes idempotency keys and snapshots of matches that ended before: retries have stopped by then, and the
     * journal is enough to load a table. Returns the number of tables, `limit` at most.
     */
    async tidyEnded(before: number, limit: number): Promise<number> {
      return db.transaction().execute(async tx => {
        const ended = await tx
          .selectFrom('listings')
          .select('table_id')
          .where('phase', '=', 'ended')
          .where('updated', '<', before)
          .where(eb =>
            eb.or([
              eb.exists(
                eb.selectFrom('keys').select('key').whereRef('keys.table_id', '=', 'listings.table_id'),
              ),
              eb.exists(
                eb
                  .selectFrom('snapshots')
                  .select('seq')
                  .whereRef('snapshots.table_id', '=', 'listings.table_id'),
              ),
            ]),
          )
          .limit(limit)
          .execute();
        const ids = ended.map(row => row.table_id);
        if (ids.length === 0) return 0;
        await tx.deleteFrom('keys').where('table_id', 'in', ids).execute();
        await tx.deleteFrom('snapshots').where('table_id', 'in', ids).execute();
        return ids.length;
      });
    },

    /** Tables at which the guest ever had a chair or spoke. */
    async placesOf(guest: string): Promise<readonly string[]> {
      const rows = await db.selectFrom('people').select('table_id').where('guest', '=', guest).execute();
      return rows.map(row => row.table_id);
    },

    /** Rewrites the journal with a neutral name and new checksums; returns whether anything changed. */
    async forgetName(table: string, guest: string): Promise<boolean> {
      return db.transaction().execute(async tx => {
        const head = await tx
          .selectFrom('tables')
          .select(['seq', 'sum'])
          .where('id', '=', table)
          .$if(flavour === 'postgres', query => query.forUpdate())
          .executeTakeFirst();
        if (!head) return forgetListed(tx, table, guest);
        const rows = await selectRecords(tx, table, 1, head.seq);
        const beginning = beginningOf(table);
        requireChain(table, beginning, rows, head);
        const records = withoutName(rows.map(recordOf), guest);
        const fresh = rowsOf(table, beginning.sum, records);
        const sum = fresh.at(-1)?.sum ?? head.sum;
        const isListed = await forgetListed(tx, table, guest, neutralName(records, guest));
        if (sum === head.sum) return isListed;
        await tx.deleteFrom('records').where('table_id', '=', table).execute();
        await insertRecords(tx, flavour, fresh);
        await tx.updateTable('tables').set({ sum }).where('id', '=', table).execute();
        await tx.deleteFrom('snapshots').where('table_id', '=', table).execute();
        return true;
      });
    },

    /** Removes the name from the listing only, for a table whose journal is damaged. */
    forgetListed: (table: string, guest: string): Promise<boolean> =>
      db.transaction().execute(tx => forgetListed(tx, table, guest)),
  };
}

/** Returns whether the name was in it. */
async function forgetListed(tx: Tx, table: string, guest: string, neutral?: string): Promise<boolean> {
  const row = await tx.selectFrom('listings').select('body').where('table_id', '=', table).executeTakeFirst();
  if (!row) return false;
  const listing: Listing = JSON.parse(row.body);
  const name = neutral ?? neutralIn(listing.language, new Set(listing.chairs.map(chair => chair.name)));
  if (!listing.chairs.some(chair => chair.guest === guest && chair.name !== name)) return false;
  const chairs = listing.chairs.map(chair => (chair.guest === guest ? { ...chair, name } : chair));
  await tx
    .updateTable('listings')
    .set({ body: JSON.stringify({ ...listing, chairs }) })
    .where('table_id', '=', table)
    .execute();
  return true;
}
