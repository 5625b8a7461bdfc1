/** Salvages a damaged write-ahead log: finds the changes that still apply, table by table. Pure. */
import type { Change } from '../runs.ts';
import { seqAfter } from '../runs.ts';
import type { Checkpoint } from './checkpoint.ts';
import { type Batch, changesOf, type TailFile } from './tailFormat.ts';

/** Acknowledged data that cannot be applied. */
export type Loss = TableLoss | BatchLoss;

/** Lost records of one table. */
interface TableLoss {
  readonly table: string;
  /** Unknown where the batch is not readable. */
  readonly from?: number;
  readonly to?: number;
  readonly why: string;
}

/** Missing batches, of unknown content. */
interface BatchLoss {
  readonly afterBatch: number;
  /** Absent if their number is unknown. */
  readonly beforeBatch?: number;
  readonly why: string;
}

export interface Salvage {
  /** Batches to apply, reduced to the changes that follow. */
  readonly batches: readonly Batch[];
  readonly losses: readonly Loss[];
  /** The last batch number in use. */
  readonly last: number;
}

/** `headOf`: number of records of a table in the database. */
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
    const salvaged: Change[] = [];
    for (const change of changesOf(batch)) {
      const { table, after } = change;
      const head = heads.has(table) ? heads.get(table) : headOf(table);
      if (head === after) {
        salvaged.push(change);
        heads.set(table, seqAfter([change]));
      } else {
        const why = head === undefined ? 'the table is not in the database' : `record ${head + 1} is missing`;
        losses.push({ table, from: after + 1, to: seqAfter([change]), why });
        heads.set(table, head);
      }
    }
    if (salvaged.length > 0) batches.push({ id: batch.id, body: JSON.stringify(salvaged) });
  }
  return { batches, losses: [...joined(losses), ...batchLosses(files, own, checkpoint)], last };
}

/** Files of this database and run only. */
const isOwn = ({ header, isOld }: TailFile, { name, session }: Checkpoint): boolean =>
  isOld ? session === null : header?.store === name && header.session === session;

const unreadable = (text: string): readonly TableLoss[] =>
  [...new Set([...text.matchAll(/"table":"([^"\\]+)"/g)].map(([, table = '']) => table))].map(table => ({
    table,
    why: 'a batch is not readable',
  }));

/** Merges losses of the same table and reason. */
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
  // Version 1 left no room at the end of a file, and removed files in any order.
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

/** Reason to believe that batches followed the last one; undefined if certainly none did. */
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
