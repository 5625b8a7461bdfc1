/**
 * Writes rows by statements of a few sizes, each compiled and prepared once: compiling one for every number of rows
 * takes longer than running it.
 */
import type { Compilable, CompiledQuery } from 'kysely';
import type { Flavour } from './migrations.ts';
import type { Tx } from './schema.ts';

/** Limit of parameters in one statement (SQLite 32,766, PostgreSQL 65,535). */
const SIZES = [256, 32, 4, 1];

const compiled = new Map<string, CompiledQuery>();

/** All rows must have the same fields in the same order. Returns the number of rows written. */
export async function writeRows<R extends object>(
  tx: Tx,
  flavour: Flavour,
  name: string,
  rows: readonly R[],
  insert: (rows: readonly R[]) => Compilable,
): Promise<number> {
  let written = 0;
  for (let from = 0; from < rows.length; ) {
    const size = SIZES.find(one => from + one <= rows.length) ?? 1;
    const some = rows.slice(from, from + size);
    const place = `${flavour} ${name} ${size}`;
    const query = compiled.get(place) ?? insert(some).compile();
    compiled.set(place, query);
    const parameters = some.flatMap(row => Object.values(row));
    const { numAffectedRows } = await tx.executeQuery({ ...query, parameters });
    written += Number(numAffectedRows ?? 0);
    from += size;
  }
  return written;
}
