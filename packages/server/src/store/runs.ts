/** Which changes of one turn of the event loop can be kept together: pure, before anything is asked of a database. */
import type { Append } from './types.ts';

/** A change of one table; with a code it is the table's beginning, which may depend on what another one is told of it. */
export type Change = Append & { readonly code?: string; readonly from?: string };

/** The changes of one table in a batch, each following the one before. */
export interface Run {
  readonly table: string;
  readonly changes: readonly Change[];
}

/**
 * One run for each table, in the order of their ids. A change that does not follow the one before it, or repeats its
 * command, is in none: it is stale, whatever the journal says.
 */
export function runsOf(changes: readonly Change[]): readonly Run[] {
  const runs = new Map<string, Change[]>();
  for (const change of changes) {
    const run = runs.get(change.table);
    if (run === undefined) runs.set(change.table, [change]);
    else if (follows(run, change)) run.push(change);
  }
  return [...runs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([table, changes]) => ({ table, changes }));
}

const follows = (run: readonly Change[], change: Change): boolean =>
  change.code === undefined && change.after === seqAfter(run) && !run.some(one => repeats(one, change));

const repeats = (one: Change, other: Change): boolean =>
  one.keys?.some(a => other.keys?.some(b => a.guest === b.guest && a.key === b.key)) === true;

/** Where the journal stands once these are kept. */
export const seqAfter = (changes: readonly Change[]): number => {
  const last = changes.at(-1);
  return last === undefined ? 0 : last.after + last.records.length;
};
