/** Rows on the shared database: each is written once; a second one must have the same digest. */
import { FormatError } from '@tessera/engine';
import type { Pool } from 'pg';
import type { GameRow } from '../types.ts';

const COLUMNS = `
  insert into tessera_lab.rows (run, cell, number, digest, row)
  select $1, cell, number, digest, row
  from unnest($2::int[], $3::int[], $4::text[], $5::jsonb[]) as given (cell, number, digest, row)
  on conflict (run, cell, number) do nothing
  returning cell, number`;

/** Stores rows and returns how many were new; throws when another machine played the same game differently. */
export async function storeRows(pool: Pool, run: string, rows: readonly GameRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const lists = [
    rows.map(({ cell }) => cell),
    rows.map(({ number }) => number),
    rows.map(({ digest }) => digest),
    rows.map(row => JSON.stringify(row)),
  ];
  const { rowCount } = await pool.query(COLUMNS, [run, ...lists]);
  if (rowCount === rows.length) return rows.length;
  const { rows: others } = await pool.query<{ cell: number; number: number; there: string; here: string }>(
    `select cell, number, stored.digest as there, given.digest as here
     from tessera_lab.rows stored
     join unnest($2::int[], $3::int[], $4::text[]) as given (cell, number, digest) using (cell, number)
     where run = $1 and stored.digest <> given.digest`,
    [run, ...lists.slice(0, 3)],
  );
  const [other] = others;
  if (!other) return rowCount ?? 0;
  const sentence = `machines disagree about game ${other.cell}/${other.number}: ${other.here} here, ${other.there} stored; do all run the same version?`;
  await pool.query('insert into tessera_lab.faults (run, sentence) values ($1, $2)', [run, sentence]);
  throw new FormatError('--queue', sentence);
}

/** Rows that wait to be stored, in groups. */
export function newRowWriter(store: (rows: readonly GameRow[]) => Promise<number>) {
  let waiting: GameRow[] = [];
  let stored = 0;
  let last: Promise<void> = Promise.resolve();
  return {
    get stored() {
      return stored;
    },
    add: (rows: readonly GameRow[]): void => {
      waiting.push(...rows);
    },
    /** Resolves when every row added so far is stored, also those that an earlier call has taken: a batch is complete only then. */
    flush(): Promise<void> {
      last = last.then(async () => {
        const rows = waiting;
        waiting = [];
        stored += await store(rows);
      });
      return last;
    },
  };
}

/**
 * Rows that the coordinator has not collected. A flag and no growing number: transactions commit in another order
 * than they begin, and a reader that remembers the highest number would miss rows.
 */
export async function newRows(pool: Pool, run: string): Promise<readonly GameRow[]> {
  const { rows } = await pool.query<{ row: GameRow }>(
    'select row from tessera_lab.rows where run = $1 and not is_collected limit 2000',
    [run],
  );
  return rows.map(({ row }) => row);
}

export async function markCollected(pool: Pool, run: string, rows: readonly GameRow[]): Promise<void> {
  if (rows.length === 0) return;
  await pool.query(
    `update tessera_lab.rows set is_collected = true
     where run = $1 and (cell, number) in (select * from unnest($2::int[], $3::int[]))`,
    [run, rows.map(({ cell }) => cell), rows.map(({ number }) => number)],
  );
}

/** Numbers of a batch that nobody has stored. */
export async function missingOf(
  pool: Pool,
  run: string,
  cell: number,
  numbers: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await pool.query<{ number: number }>(
    'select number from tessera_lab.rows where run = $1 and cell = $2 and number = any($3)',
    [run, cell, numbers],
  );
  const stored = new Set(rows.map(({ number }) => number));
  return numbers.filter(number => !stored.has(number));
}
