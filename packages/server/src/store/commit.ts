/** Keeps a batch of changes in one transaction: the same statements on SQLite and PostgreSQL, each for all tables. */
import { begin, grow, type Kept } from './heads.ts';
import { keepListings } from './listings.ts';
import type { Flavour } from './migrations.ts';
import { insertRecords } from './records.ts';
import { type Change, type Run, runsOf, seqAfter } from './runs.ts';
import type { Db, Tx } from './schema.ts';
import { keepSnapshots } from './snapshots.ts';

/** Told which journals grew while the transaction is still open: what it does is undone with it. */
export type Announce = (
  tx: Tx,
  grown: readonly { readonly table: string; readonly seq: number }[],
) => Promise<void>;

/** Returns the changes that were kept; all others are stale. */
export async function commit(
  db: Db,
  flavour: Flavour,
  changes: readonly Change[],
  announce?: Announce,
): Promise<ReadonlySet<Change>> {
  try {
    return await db.transaction().execute(tx => attempt(tx, flavour, changes, announce));
  } catch (error) {
    if (!(error instanceof Repeated)) throw error;
    const others = changes.filter(change => !error.changes.includes(change));
    return commit(db, flavour, others, announce);
  }
}

/** Undoes a transaction in which commands are repeated. Rare: whoever appends has looked for their keys before. */
class Repeated extends Error {
  readonly changes: readonly Change[];
  constructor(changes: readonly Change[]) {
    super('Some of these commands were carried out before.');
    this.changes = changes;
  }
}

async function attempt(
  tx: Tx,
  flavour: Flavour,
  changes: readonly Change[],
  announce: Announce | undefined,
): Promise<ReadonlySet<Change>> {
  const runs = runsOf(changes);
  const begun = await begin(tx, runs.filter(isBeginning));
  const grown = await grow(
    tx,
    flavour,
    runs.filter(run => !isBeginning(run)),
  );
  const kept = [...begun, ...grown];
  if (kept.length === 0) return new Set();
  await insertRecords(
    tx,
    kept.flatMap(({ rows }) => rows),
  );
  await keepKeys(tx, kept);
  await keepListings(
    tx,
    kept.flatMap(({ changes }) => changes.findLast(({ listing }) => listing)?.listing ?? []),
  );
  await keepSnapshots(tx, kept);
  await announce?.(tx, kept);
  return new Set(kept.flatMap(run => run.changes));
}

const isBeginning = ({ changes }: Run): boolean => changes[0]?.code !== undefined;

async function keepKeys(tx: Tx, kept: readonly Kept[]): Promise<void> {
  const rows = kept.flatMap(({ table, changes }) =>
    changes.flatMap(change =>
      (change.keys ?? []).map(({ guest, key }) => ({ table_id: table, guest, key, seq: seqAfter([change]) })),
    ),
  );
  if (rows.length === 0) return;
  const fresh = await tx
    .insertInto('keys')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .returning(['table_id', 'guest', 'key'])
    .execute();
  if (fresh.length === rows.length) return;
  const names = new Set(fresh.map(({ table_id, guest, key }) => nameOf(table_id, guest, key)));
  const isRepeated = ({ table, keys = [] }: Change): boolean =>
    keys.some(({ guest, key }) => !names.has(nameOf(table, guest, key)));
  const repeated = kept.flatMap(run => run.changes).filter(isRepeated);
  // Else a change named the same command twice, which is no repetition.
  if (repeated.length > 0) throw new Repeated(repeated);
}

const nameOf = (...parts: readonly string[]): string => JSON.stringify(parts);
