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
  /** The commands in it, once there is more than one change. */
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

/** Where the journal stands once these are kept. */
export const seqAfter = (changes: readonly Change[]): number => {
  const last = changes.at(-1);
  return last === undefined ? 0 : last.after + last.records.length;
};
