/** Commits a batch of changes in one transaction: the same statements on SQLite and PostgreSQL, each for all tables. */
import { guestsOf } from '@tessera/table';
import { type Accepted, begin, grow } from './heads.ts';
import { seenKey } from './journals.ts';
import { type Listed, upsertListings } from './listings.ts';
import type { Flavour } from './migrations.ts';
import { insertRecords } from './records.ts';
import { type Change, type Run, runsOf, seqAfter } from './runs.ts';
import type { Db, Schema, Tx } from './schema.ts';
import { upsertSnapshots } from './snapshots.ts';
import { writeRows } from './writeRows.ts';

/** Called with the grown journals inside the transaction, and rolled back with it. */
export type Announce = (
  tx: Tx,
  grown: readonly { readonly table: string; readonly seq: number }[],
) => Promise<void>;

/** Returns the accepted changes; all others are stale. */
export async function commit(
  db: Db,
  flavour: Flavour,
  changes: readonly Change[],
  announce?: Announce,
): Promise<ReadonlySet<Change>> {
  try {
    return await db.transaction().execute(tx => writeAll(tx, flavour, changes, announce));
  } catch (error) {
    if (!(error instanceof Repeated)) throw error;
    const others = changes.filter(change => !error.changes.includes(change));
    return commit(db, flavour, others, announce);
  }
}

/** Rolls back a transaction with repeated commands. Rare: callers look up idempotency keys before they append. */
class Repeated extends Error {
  readonly changes: readonly Change[];
  constructor(changes: readonly Change[]) {
    super('Some of these commands were carried out before.');
    this.changes = changes;
  }
}

/** Within a transaction, which is rolled back if this throws. */
export async function writeAll(
  tx: Tx,
  flavour: Flavour,
  changes: readonly Change[],
  announce?: Announce,
): Promise<ReadonlySet<Change>> {
  const runs = runsOf(changes);
  const grown = await grow(
    tx,
    flavour,
    runs.filter(run => !isBeginning(run)),
  );
  const isTold = ({ changes: [first] }: Run): boolean =>
    first?.from === undefined || grown.some(({ table }) => table === first.from);
  const begun = await begin(
    tx,
    runs.filter(run => isBeginning(run) && isTold(run)),
  );
  const accepted = [...begun, ...grown];
  if (accepted.length === 0) return new Set();
  await insertRecords(
    tx,
    flavour,
    accepted.flatMap(({ rows }) => rows),
  );
  await insertKeys(tx, flavour, accepted);
  await upsertListings(
    tx,
    accepted.flatMap(({ changes }) => listedBy(changes)),
  );
  await insertPeople(tx, accepted);
  await upsertSnapshots(tx, accepted);
  await announce?.(tx, accepted);
  return new Set(accepted.flatMap(run => run.changes));
}

/** Indexes every guest named in a record, for their deletion; a listing may never have named them. */
async function insertPeople(tx: Tx, accepted: readonly Accepted[]): Promise<void> {
  const people = accepted.flatMap(({ table, changes }) =>
    changes.flatMap(({ records }) =>
      records.flatMap(record => guestsOf(record).map(guest => ({ guest, table_id: table }))),
    ),
  );
  if (people.length === 0) return;
  await tx
    .insertInto('people')
    .values(people)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

function listedBy(changes: readonly Change[]): readonly Listed[] {
  const last = changes.findLast(({ listing }) => listing);
  return last?.listing ? [{ listing: last.listing, seq: seqAfter([last]) }] : [];
}

const isBeginning = ({ changes }: Run): boolean => changes[0]?.code !== undefined;

async function insertKeys(tx: Tx, flavour: Flavour, accepted: readonly Accepted[]): Promise<void> {
  const rows = accepted.flatMap(({ changes }) => changes.flatMap(keysOf));
  const written = await writeRows(tx, flavour, 'keys', rows, some =>
    tx
      .insertInto('keys')
      .values(some)
      .onConflict(conflict => conflict.doNothing()),
  );
  if (written === rows.length) return;
  const repeated: Change[] = [];
  for (const change of accepted.flatMap(run => run.changes)) {
    const seen = await Promise.all(
      keysOf(change).map(({ table_id, guest, key }) => seenKey(tx, table_id, guest, key)),
    );
    // Otherwise the change names one command twice, which is no repetition.
    if (seen.some(seq => seq !== seqAfter([change]))) repeated.push(change);
  }
  if (repeated.length > 0) throw new Repeated(repeated);
}

const keysOf = (change: Change): readonly Schema['keys'][] =>
  (change.keys ?? []).map(({ guest, key, command = null }) => ({
    table_id: change.table,
    guest,
    key,
    seq: seqAfter([change]),
    command,
  }));
