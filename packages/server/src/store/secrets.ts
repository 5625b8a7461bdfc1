import type { Db } from './schema.ts';

/** Returns the stored secret; the first caller's `fresh` one is stored. */
export async function secretIn(db: Db, name: string, fresh: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: fresh })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

export async function setSecrets(db: Db, secrets: Readonly<Record<string, string>>): Promise<void> {
  await db
    .insertInto('secrets')
    .values(Object.entries(secrets).map(([name, value]) => ({ name, value })))
    .onConflict(conflict => conflict.column('name').doUpdateSet(eb => ({ value: eb.ref('excluded.value') })))
    .execute();
}
