/** Builds of the client by their id: pages of an earlier or later version get their chunks from any server. */
import type { Db } from './schema.ts';

/** The build that is served, the one before it, and one more for whoever goes back a version. */
const KEPT = 3;

export function buildsIn(db: Db) {
  return {
    /** From the one last started to the one first. */
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
    /** Says that a server starts with this build; false if its files have to be brought first. */
    async useBuild(id: string, now: number): Promise<boolean> {
      const query = db.updateTable('client_builds').set({ used: now }).where('id', '=', id);
      return (await query.executeTakeFirst()).numUpdatedRows > 0n;
    },
    /** Keeps a build; those started longest ago make room for it. */
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
        .limit(KEPT);
      await db.deleteFrom('client_builds').where('id', 'not in', newest).execute();
    },
  };
}
