/** Builds of the client by id, so that any server has the chunks of pages of earlier and later versions. */
import type { Db } from './schema.ts';

/** Builds retained: the current one, the previous one, and one more for a rollback. */
const RETAINED = 3;

export function buildsIn(db: Db) {
  return {
    /** Latest started first. */
    async buildIds(): Promise<readonly string[]> {
      const rows = await db
        .selectFrom('client_builds')
        .select('id')
        .orderBy('used', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    async findBuild(id: string): Promise<string | undefined> {
      const query = db.selectFrom('client_builds').select('files').where('id', '=', id);
      return (await query.executeTakeFirst())?.files;
    },
    /** Marks the build as started; returns false if its files are not stored yet. */
    async useBuild(id: string, now: number): Promise<boolean> {
      const query = db.updateTable('client_builds').set({ used: now }).where('id', '=', id);
      return (await query.executeTakeFirst()).numUpdatedRows > 0n;
    },
    /** Stores a build and evicts those started longest ago. */
    async saveBuild(id: string, files: string, now: number): Promise<void> {
      await db
        .insertInto('client_builds')
        .values({ id, files, used: now })
        .onConflict(conflict => conflict.column('id').doUpdateSet({ used: now }))
        .execute();
      const newest = db
        .selectFrom('client_builds')
        .select('id')
        .orderBy('used', 'desc')
        .orderBy('id')
        .limit(RETAINED);
      await db.deleteFrom('client_builds').where('id', 'not in', newest).execute();
    },
  };
}
