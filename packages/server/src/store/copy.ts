/** Copies one database into another, all or nothing, and verifies the copy. */
import { StoreFailure } from './failure.ts';
import { type Inspection, inspect } from './inspect.ts';
import type { Db, Schema, Tx } from './schema.ts';

type Name = Exclude<keyof Schema, 'migrations'>;

/** Every table of the schema, by type; in the order of insertion. */
const NAMES = Object.keys({
  tables: true,
  records: true,
  snapshots: true,
  keys: true,
  listings: true,
  people: true,
  guests: true,
  secrets: true,
  beats: true,
  lulls: true,
  settled: true,
  client_builds: true,
  daily: true,
} satisfies Record<Name, true>) as readonly Name[];

/** Rows per statement: sixteen values in the longest row, of PostgreSQL's 65,535. */
const MOST_ROWS = 1000;

/** Progress: rows copied so far, and all. */
export type Progress = (done: number, total: number) => void;

/** Copies all rows. The source must not change meanwhile; the target must be empty. */
export async function copy(from: Db, to: Db, progress: Progress = () => {}): Promise<Inspection> {
  const source = await inspect(from);
  const total = await countAll(from);
  await to.transaction().execute(async tx => {
    if ((await countAll(tx)) > 0) {
      throw new StoreFailure(
        'refused',
        'The target is not empty: somebody has served from it, or copied into it.',
      );
    }
    let done = 0;
    for (const name of NAMES) {
      for await (const rows of pagesOf(from, name)) {
        await tx.insertInto(name).values(rows).execute();
        done += rows.length;
        progress(done, total);
      }
    }
    const target = await inspect(tx);
    if (target.digest !== source.digest || (await countAll(tx)) !== total) {
      throw new StoreFailure('damaged', 'What arrived is not what was sent; nothing was kept.');
    }
  });
  return source;
}

async function countAll(db: Db | Tx): Promise<number> {
  let total = 0;
  for (const name of NAMES) {
    const { count } = await db
      .selectFrom(name)
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    total += count;
  }
  return total;
}

async function* pagesOf(db: Db, name: Name): AsyncGenerator<Schema[Name][]> {
  let page: Schema[Name][] = [];
  for await (const row of db.selectFrom(name).selectAll().stream()) {
    page.push(row as Schema[Name]);
    if (page.length < MOST_ROWS) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
