/** What of a damaged write-ahead log can still be put in the database, table by table: pure. */
import type { Change } from '../runs.ts';
import { seqAfter } from '../runs.ts';
import type { Settled } from './settle.ts';
import { type Batch, changesOf, type TailFile } from './tailFormat.ts';

/** Records of one table that cannot be put in the database. */
export interface Loss {
  readonly table: string;
  /** Unknown where the batch is not readable. */
  readonly from?: number;
  readonly to?: number;
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
  settled: Settled,
  headOf: (table: string) => number | undefined,
): Salvage {
  const own = files.filter(file => isOwn(file, settled));
  const heads = new Map<string, number | undefined>();
  const losses: Loss[] = own.flatMap(({ faults }) =>
    faults.flatMap(({ kind, text }) => (kind === 'torn' ? [] : unreadable(text))),
  );
  const batches: Batch[] = [];
  let last = settled.id;
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
  return { batches, losses: joined(losses), last };
}

/** Nothing of another database or another run is ever put in. */
const isOwn = ({ header, isOld }: TailFile, { name, session }: Settled): boolean =>
  isOld ? session === null : header?.store === name && header.session === session;

const unreadable = (text: string): readonly Loss[] =>
  [...new Set([...text.matchAll(/"table":"([^"\\]+)"/g)].map(([, table = '']) => table))].map(table => ({
    table,
    why: 'a batch is not readable',
  }));

/** One line for each table and reason. */
function joined(losses: readonly Loss[]): readonly Loss[] {
  const groups = Map.groupBy(losses, ({ table, why }) => `${table} ${why}`);
  return [...groups.values()].map(group => {
    const first = group[0] as Loss;
    const [from, to] = [group[0]?.from, group.at(-1)?.to];
    return { ...first, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  });
}
