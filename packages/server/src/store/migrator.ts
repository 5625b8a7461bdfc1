import { sql } from 'kysely';
import { StoreFailure } from './failure.ts';
import { type Flavour, MIGRATIONS, type Migration } from './migrations.ts';
import { LOCKS } from './postgres/lock.ts';
import type { Db, Tx } from './schema.ts';

/** Migrates to the newest version, all steps or none, under a lock. */
export async function migrate(
  db: Db,
  flavour: Flavour,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  // On SQLite the transaction itself is the lock.
  await db.transaction().execute(async tx => {
    if (flavour === 'postgres')
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.migrations)})`.execute(tx);
    const version = await versionOf(tx);
    if (version > migrations.length) {
      throw new StoreFailure(
        'newer',
        `The database is of version ${version}, and this server knows only ${migrations.length}: start the newer server again, or restore a backup of this one.`,
      );
    }
    for (const [index, { name, up }] of [...migrations.entries()].slice(version)) {
      await named(`step ${index + 1} (${name}) of the upgrade`, up(tx, flavour));
      await tx
        .insertInto('migrations')
        .values({ version: index + 1, name })
        .execute();
    }
  });
}

/** Names the failed step in the error message. */
async function named(step: string, taken: Promise<void>): Promise<void> {
  try {
    await taken;
  } catch (error) {
    (error as Error).message = `${step}: ${(error as Error).message}`;
    throw error;
  }
}

async function versionOf(tx: Tx): Promise<number> {
  await tx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('version', 'integer', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .execute();
  const { version } = await tx
    .selectFrom('migrations')
    .select(eb => eb.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version ?? 0;
}
