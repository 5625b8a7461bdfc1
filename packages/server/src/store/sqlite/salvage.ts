/** What of a damaged write-ahead log can still be put in the database, table by table: pure. */
import type { Change } from '../runs.ts';
import { seqAfter } from '../runs.ts';
import type { Checkpoint } from './checkpoint.ts';
import { type Batch, changesOf, type TailFile } from './tailFormat.ts';

/** What was acknowledged and cannot be put in the database. */
export type Loss = TableLoss | BatchLoss;

/** Records of one table. */
interface TableLoss {
  readonly table: string;
  /** Unknown where the batch is not readable. */
  readonly from?: number;
  readonly to?: number;
  readonly why: string;
}

/** Batches that are not there: what was in them, and for which tables, nobody knows. */
interface BatchLoss {
  readonly afterBatch: number;
  /** Missing where nobody knows how many they were. */
  readonly beforeBatch?: number;
  readonly why: string;
}

export interface Salvage {
  /** Batches that go into the database, with only the changes that follow. */
  readonly batches: readonly Batch[];
  readonly losses: readonly Loss[];
  /** No later batch may have one of these numbers. */
  readonly last: number;
}

/** `headOf` says how many records of a table are in the database. */
export function salvageOf(
  files: readonly TailFile[],
  checkpoint: Checkpoint,
  headOf: (table: string) => number | undefined,
): Salvage {
  const own = files.filter(file => isOwn(file, checkpoint));
  const heads = new Map<string, number | undefined>();
  const losses: TableLoss[] = own.flatMap(({ faults }) =>
    faults.flatMap(({ kind, text }) => (kind === 'torn' ? [] : unreadable(text))),
  );
  const batches: Batch[] = [];
  let last = checkpoint.id;
  for (const batch of own.flatMap(file => file.batches).sort((a, b) => a.id - b.id)) {
    if (batch.id <= last) continue;
    last = batch.id;
    const kept: Change[] = [];
    for (const change of changesOf(batch)) {
      const { table, after } = change;
      const head = heads.has(table) ? heads.get(table) : headOf(table);
      if (head === after) {
        kept.push(change);
        heads.set(table, seqAfter([change]));
      } else {
        const why = head === undefined ? 'the table is not in the database' : `record ${head + 1} is missing`;
        losses.push({ table, from: after + 1, to: seqAfter([change]), why });
        heads.set(table, head);
      }
    }
    if (kept.length > 0) batches.push({ id: batch.id, body: JSON.stringify(kept) });
  }
  return { batches, losses: [...joined(losses), ...batchLosses(files, own, checkpoint)], last };
}

/** Nothing of another database or another run is ever put in. */
const isOwn = ({ header, isOld }: TailFile, { name, session }: Checkpoint): boolean =>
  isOld ? session === null : header?.store === name && header.session === session;

const unreadable = (text: string): readonly TableLoss[] =>
  [...new Set([...text.matchAll(/"table":"([^"\\]+)"/g)].map(([, table = '']) => table))].map(table => ({
    table,
    why: 'a batch is not readable',
  }));

/** One line for each table and reason. */
function joined(losses: readonly TableLoss[]): readonly TableLoss[] {
  const groups = Map.groupBy(losses, ({ table, why }) => `${table} ${why}`);
  return [...groups.values()].map(group => {
    const first = group[0] as TableLoss;
    const [from, to] = [group[0]?.from, group.at(-1)?.to];
    return { ...first, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  });
}

function batchLosses(
  files: readonly TailFile[],
  own: readonly TailFile[],
  checkpoint: Checkpoint,
): readonly BatchLoss[] {
  // The version before left no room at the end of a file, and removed files as it liked.
  if (checkpoint.session === null) return [];
  const ids = idsIn(own).filter(id => id > checkpoint.id);
  const gaps = ids.flatMap((id, i): BatchLoss[] => {
    const before = ids[i - 1] ?? checkpoint.id;
    return id > before + 1 ? [{ afterBatch: before, beforeBatch: id, why: 'not in the log' }] : [];
  });
  const why = whyUnended(files, own, checkpoint);
  return why === undefined ? gaps : [...gaps, { afterBatch: ids.at(-1) ?? checkpoint.id, why }];
}

const idsIn = (files: readonly TailFile[]): readonly number[] =>
  files.flatMap(({ batches }) => batches.map(({ id }) => id)).sort((a, b) => a - b);

/** Why more may have followed the last batch; undefined if it is known that nothing did. */
function whyUnended(
  files: readonly TailFile[],
  own: readonly TailFile[],
  { name, id, session }: Checkpoint,
): string | undefined {
  if (session === '') {
    const later = idsIn(files.filter(({ header }) => header?.store === name)).at(-1) ?? 0;
    return later > id ? 'the log is of a later run than the database' : undefined;
  }
  if (own.length === 0)
    return files.length === 0 ? 'the log is missing' : 'the log is not the one of this run';
  const ending = own.filter((_, i) => idsIn(own.slice(i + 1)).length === 0);
  const fault = ending.flatMap(({ faults }) => faults).find(({ kind }) => kind !== 'torn');
  if (fault) return fault.what;
  if (own.at(-1)?.next !== undefined) return 'the file of the log that follows is missing';
  const reached = idsIn(own).at(-1) ?? Number(own.at(-1)?.name) - 1;
  return reached < id ? 'the log is an older copy' : undefined;
}
