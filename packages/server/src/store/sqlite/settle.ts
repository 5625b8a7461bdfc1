/** Puts what the tail holds in its place, exactly once: how far it came is written with it. */
import { randomUUID } from 'node:crypto';
import { keepAll } from '../commit.ts';
import { StoreFailure } from '../failure.ts';
import type { Db } from '../schema.ts';
import { type Batch, changesOf } from './tail.ts';

/** Characters of which it is enough in one transaction: some ten thousand changes. The more, the fewer pages are written twice. */
const ENOUGH = 2_500_000;

export interface Settled {
  /** Of the tail, by which a database knows its own. */
  readonly name: string;
  /** The number of the last batch that is in its place. */
  readonly id: number;
}

export async function settledIn(db: Db): Promise<Settled> {
  const fresh = { name: randomUUID(), id: 0 };
  const known = await db.selectFrom('settled').selectAll().executeTakeFirst();
  if (!known) await db.insertInto('settled').values(fresh).execute();
  return known ?? fresh;
}

/** Those that are in their place already are left out. */
export async function settle(db: Db, batches: readonly Batch[]): Promise<Settled> {
  let settled = await settledIn(db);
  let left = batches.filter(({ id }) => id > settled.id);
  while (left.length > 0) {
    const some = enoughOf(left);
    left = left.slice(some.length);
    const changes = some.flatMap(changesOf);
    const { id } = some.at(-1) as Batch;
    await db.transaction().execute(async tx => {
      const kept = await keepAll(tx, 'sqlite', changes);
      if (kept.size !== changes.length) throw notFollowing();
      await tx.updateTable('settled').set({ id }).execute();
    });
    settled = { ...settled, id };
  }
  return settled;
}

const notFollowing = (): StoreFailure =>
  new StoreFailure(
    'damaged',
    'What was last kept does not follow the journals of this database: was one of them put back without the other?',
  );

/** The first always, however much it is. */
function enoughOf(batches: readonly Batch[]): readonly Batch[] {
  let length = 0;
  const end = batches.findIndex(({ body }) => {
    length += body.length;
    return length > ENOUGH;
  });
  return end < 0 ? batches : batches.slice(0, end + 1);
}
