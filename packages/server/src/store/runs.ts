/** Groups a batch of changes by table, before the database is asked; pure. */
import type { Append } from './types.ts';

/** A change of one table. With a `code` it creates the table; `from` then names the table whose append it depends on. */
export type Change = Append & { readonly code?: string; readonly from?: string };

/** Consecutive changes of one table. */
export interface Run {
  readonly table: string;
  readonly changes: readonly Change[];
}

/**
 * One run per table, ordered by id. A change that does not follow the one before it, or repeats its
 * command, is in none: it is stale.
 */
export function runsOf(changes: readonly Change[]): readonly Run[] {
  const runs = new Map<string, Growing>();
  for (const change of changes) {
    const run = runs.get(change.table);
    if (run === undefined) runs.set(change.table, { table: change.table, changes: [change] });
    else if (follows(run, change)) run.changes.push(change);
  }
  return [...runs.values()].sort((a, b) => (a.table < b.table ? -1 : 1));
}

interface Growing extends Run {
  readonly changes: Change[];
  /** Built lazily, for the second change. */
  commands?: Set<string>;
}

function follows(run: Growing, change: Change): boolean {
  if (change.code !== undefined || change.after !== seqAfter(run.changes)) return false;
  run.commands ??= new Set(run.changes.flatMap(commandsOf));
  const { commands } = run;
  const mine = commandsOf(change);
  if (mine.some(command => commands.has(command))) return false;
  for (const command of mine) commands.add(command);
  return true;
}

const commandsOf = ({ keys = [] }: Change): readonly string[] =>
  keys.map(({ guest, key }) => `${guest.length} ${guest}${key}`);

/** Head of the journal after these changes. */
export const seqAfter = (changes: readonly Change[]): number => {
  const last = changes.at(-1);
  return last === undefined ? 0 : last.after + last.records.length;
};
