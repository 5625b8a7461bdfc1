/** A table in memory and its journal in the store, always in step: a task that cannot be persisted did not happen. */
import { FormatError } from '@tessera/engine';
import {
  type Created,
  canWakeFrom,
  Table,
  type TableRecord,
  type TableSnapshot,
  type World,
} from '@tessera/table';
import type { RefusalCode } from '@tessera/wire';
import type { Append, Journal, KnownKeys, Store } from '../store/types.ts';
import { isMoving } from './movedMatch.ts';
import { isSameKey, NoTable, refusedBy, type Task, type TaskResult } from './task.ts';
import { notKept } from './unready.ts';

export interface StoredTableContext {
  readonly store: Store;
  readonly world: World;
  readonly now: () => number;
  readonly onFault: (table: string, error: unknown) => void;
  readonly observer?: Observer;
}

/** Receives measurements. */
export interface Observer {
  command(result: string, ms: number): void;
  wake(ms: number): void;
  reload(): void;
}

/** New records; `all` when they cannot be listed and viewers need the whole table. */
export type News = readonly TableRecord[] | 'all';

/** Records kept in memory for clients that resume, up to twice as many; about half a kilobyte each. */
const RECENT = 10;
/** Records before the first snapshot; each later one at twice the length, since it holds the whole match. */
const SNAPSHOT_EVERY = 50;
/** Debounce of listings, on a server that is alone with its database. */
export const LISTED_MS = 1000;
/** Size of the cache of recent results, by idempotency key; older ones are in the store. */
const REMEMBERED = 16;
/** Retries after a conflict with another server. */
const TRIES = 3;

export interface Executed {
  readonly task: Task;
  result: TaskResult;
}

/** Tasks executed in memory, and the append that makes them durable. */
interface TaskBatch {
  readonly executed: readonly Executed[];
  readonly append: Append | undefined;
  readonly rematches: readonly Rematch[];
}

/** A table that is created in the same transaction. */
interface Rematch {
  readonly created: Created;
  readonly origin: string | undefined;
}

const isRefused = ({ result }: Executed): boolean => 'refused' in result;

const refusing =
  (code: RefusalCode) =>
  (task: Task): Executed => ({ task, result: refusedBy(code) });

/** A bug, in the rules or the table: the task threw and may be half applied. */
class TaskFailure extends Error {
  readonly task: Task;
  constructor(task: Task, cause: unknown) {
    super('a task threw', { cause });
    this.task = task;
  }
}

export class StoredTable {
  readonly #context: StoredTableContext;
  #table: Table;
  /** The last durable record. */
  #seq: number;
  readonly #recent: TableRecord[] = [];
  #snapshotSeq: number;
  #known: KnownKeys | undefined;
  /** Time of the last listing written, and whether it is up to date. */
  #listedAt = 0;
  #isListed = true;
  /** By idempotency key alone: a colliding key of another guest evicts this one, and the next lookup falls through to the store. */
  readonly #recentResults = new Map<string, { readonly by: Task['by']; readonly result: TaskResult }>();
  #news: TableRecord[] | 'all' = [];

  private constructor(
    context: StoredTableContext,
    table: Table,
    snapshotSeq: number,
    known: KnownKeys | undefined,
  ) {
    this.#context = context;
    this.#table = table;
    this.#seq = table.seq;
    this.#snapshotSeq = snapshotSeq;
    this.#known = known;
  }

  static async wake(id: string, context: StoredTableContext): Promise<StoredTable | undefined> {
    const began = performance.now();
    const [journal, known] = await Promise.all([journalOf(context.store, id), context.store.known(id)]);
    if (!journal) return undefined;
    const snapshot = journal.snapshot as TableSnapshot | undefined;
    const table = Table.load(journal.records as readonly TableRecord[], context.world, snapshot);
    context.observer?.wake(performance.now() - began);
    return new StoredTable(context, table, snapshot?.seq ?? 0, known);
  }

  /** Ahead of the journal only during `execute`. */
  get table(): Table {
    return this.#table;
  }

  get isListed(): boolean {
    return this.#isListed;
  }

  /** Writes the listing; if that fails, the next record or the next start does. */
  async list(): Promise<void> {
    this.#isListed = true;
    const table = this.#table;
    await this.#context.store.append({
      table: table.id,
      after: table.seq,
      records: [],
      listing: table.listing(),
    });
  }

  /** News since the last call. */
  takeNews(): News {
    const news = this.#news;
    this.#news = [];
    return news;
  }

  /** The records after `seq`, if they are in memory. */
  since(seq: number): readonly TableRecord[] | undefined {
    const first = this.#recent[0]?.seq ?? this.#seq + 1;
    if (seq === 0 || seq > this.#seq || seq + 1 < first) return undefined;
    return this.#recent.filter(record => record.seq > seq);
  }

  /** Runs the tasks and persists what they did, in one append. Rejects only if the store cannot even be read. */
  async execute(tasks: readonly Task[], tries = TRIES): Promise<readonly Executed[]> {
    try {
      const { executed, append, rematches } = this.#run(tasks);
      // Skips the `await`: a resolved promise costs a microtask, about as much as checking a move.
      const isAppended = append === undefined || (await this.#append(append, rematches)) === 'stored';
      if (isAppended) {
        if (append) this.#appended(append);
        return executed.some(isRefused) ? await this.#lookUp(executed) : this.#remember(executed);
      }
      await this.#reload();
      const { seen, unseen } = await this.#sift(tasks);
      if (tries > 1) return [...seen, ...(await this.execute(unseen, tries - 1))];
      return [...seen, ...unseen.map(refusing('busy'))];
    } catch (error) {
      this.#context.onFault(this.#table.id, error instanceof TaskFailure ? error.cause : error);
      await this.#reload();
      if (error instanceof TaskFailure) {
        const others = tasks.filter(task => task !== error.task);
        return [refusing('notKept')(error.task), ...(await this.execute(others, tries))];
      }
      // The commit may have succeeded, and only the database's answer was lost.
      const { seen, unseen } = await this.#sift(tasks);
      const result = { refused: notKept(error) };
      return [...seen, ...unseen.map(task => ({ task, result }))];
    }
  }

  /** Applies records of other servers, up to `seq` at least. */
  async follow(seq: number): Promise<void> {
    if (seq > this.#seq) await this.#reload();
  }

  #run(tasks: readonly Task[]): TaskBatch {
    const now = this.#context.now();
    const executed: Executed[] = [];
    const records: TableRecord[] = [];
    const keys: NonNullable<Task['by']>[] = [];
    const rematches: Rematch[] = [];
    for (const task of tasks) {
      const known = this.#cachedResult(task) ?? resultOf(executed, task);
      executed.push({ task, result: known ?? this.#runOne(task, now, records, keys, rematches) });
    }
    return { executed, append: this.#appendOf(records, keys), rematches };
  }

  #runOne(
    task: Task,
    now: number,
    records: TableRecord[],
    keys: NonNullable<Task['by']>[],
    rematches: Rematch[],
  ): TaskResult {
    try {
      const handled = task.run(this.#table, now);
      if ('refused' in handled) return handled;
      for (const record of handled.records) records.push(record);
      if (task.by && handled.records.length > 0) keys.push(task.by);
      const { seq } = this.#table;
      if (!handled.rematch) return { seq };
      rematches.push({ created: handled.rematch, origin: task.origin });
      return { seq, table: handled.rematch.id };
    } catch (error) {
      throw new TaskFailure(task, error);
    }
  }

  #appendOf(records: readonly TableRecord[], keys: Append['keys'] & {}): Append | undefined {
    const [first] = records;
    if (!first) return undefined;
    const table = this.#table;
    const isLong = table.seq - this.#snapshotSeq >= Math.max(SNAPSHOT_EVERY, this.#snapshotSeq);
    return {
      table: table.id,
      after: first.seq - 1,
      records,
      keys,
      ...(this.#known && { known: this.#known }),
      ...(this.#mustList(records) && { listing: table.listing() }),
      ...((isLong || isMoving(table, records)) && { snapshot: table.snapshot() }),
    };
  }

  /** `stale` when another server was faster. */
  #append(append: Append, rematches: readonly Rematch[]): ReturnType<Store['append']> {
    const { store, world } = this.#context;
    if (rematches.length === 0) return store.append(append);
    // In the same turn of the event loop, hence in one transaction: the invitation and the new table exist together.
    const created = rematches.map(({ created, origin }) => {
      const listing = { ...Table.create(created, world).listing(), ...(origin && { origin }) };
      return store.create(listing, [created], this.#table.id);
    });
    return Promise.all([store.append(append), ...created]).then(([result]) => result);
  }

  #appended({ records, listing, snapshot }: Append): void {
    if (snapshot) this.#snapshotSeq = this.#table.seq;
    if (listing) this.#listedAt = this.#context.now();
    this.#isListed = listing !== undefined;
    this.#advance(records);
  }

  /** Debounced during a match: formatting and writing a listing costs as much as the rest of a move. */
  #mustList(records: readonly TableRecord[]): boolean {
    const { store, now } = this.#context;
    return !store.isAlone || now() - this.#listedAt >= LISTED_MS || !records.every(isRoutine);
  }

  /** A refused command may be a retry of one that succeeded long ago. */
  async #lookUp(executed: readonly Executed[]): Promise<readonly Executed[]> {
    for (const one of executed)
      if (isRefused(one)) one.result = (await this.#storedResult(one.task)) ?? one.result;
    return this.#remember(executed);
  }

  async #storedResult({ by }: Task): Promise<TaskResult | undefined> {
    const { store } = this.#context;
    const seq = by && (await store.seenKey(this.#table.id, by.guest, by.key));
    if (!by || seq === undefined) return undefined;
    const command = await store.commandOf(this.#table.id, by.guest, by.key);
    return command === undefined || command === by.command ? { seq } : refusedBy('keyReused');
  }

  async #sift(tasks: readonly Task[]): Promise<{ seen: readonly Executed[]; unseen: readonly Task[] }> {
    const results = await Promise.all(tasks.map(task => this.#storedResult(task)));
    return {
      seen: tasks.flatMap((task, i) => (results[i] ? [{ task, result: results[i] }] : [])),
      unseen: tasks.filter((_, i) => !results[i]),
    };
  }

  #cachedResult({ by }: Task): TaskResult | undefined {
    const cached = by && this.#recentResults.get(by.key);
    return cached && isSameKey(cached.by, by) ? unlessReused(cached.by, by, cached.result) : undefined;
  }

  #remember(executed: readonly Executed[]): readonly Executed[] {
    for (const { task, result } of executed)
      if (task.by && !('refused' in result)) this.#recentResults.set(task.by.key, { by: task.by, result });
    for (const key of this.#recentResults.keys()) {
      if (this.#recentResults.size <= REMEMBERED) break;
      this.#recentResults.delete(key);
    }
    return executed;
  }

  #advance(records: readonly TableRecord[]): void {
    this.#seq = this.#table.seq;
    this.#recent.push(...records);
    if (this.#recent.length > 2 * RECENT) this.#recent.splice(0, this.#recent.length - RECENT);
    if (this.#news !== 'all') this.#news.push(...records);
  }

  /** Rebuilds the table from its journal, without anything that was not persisted. */
  async #reload(): Promise<void> {
    const { store, world, observer } = this.#context;
    observer?.reload();
    const { id } = this.#table;
    const [journal, keys] = await Promise.all([journalOf(store, id), store.known(id)]);
    if (!journal) throw new NoTable(id);
    const snapshot = journal.snapshot as TableSnapshot | undefined;
    const records = journal.records as readonly TableRecord[];
    const missed = this.#seq >= (snapshot?.seq ?? 1) ? split(records, this.#seq) : undefined;
    const followed = missed && following(...missed, world, snapshot);
    this.#table = followed ?? Table.load(records, world, snapshot);
    this.#snapshotSeq = snapshot?.seq ?? 0;
    this.#known = keys;
    this.#recent.length = 0;
    if (!followed) this.#news = 'all';
    this.#advance(followed ? missed[1] : []);
  }
}

/** Result of an earlier command with the same idempotency key in the same batch. */
function resultOf(executed: readonly Executed[], { by }: Task): TaskResult | undefined {
  const earlier = executed.find(one => isSameKey(one.task.by, by));
  return earlier && unlessReused(earlier.task.by, by, earlier.result);
}

/** An idempotency key stands for the command it was first used with, and for no other. */
const unlessReused = (first: Task['by'], by: Task['by'], result: TaskResult): TaskResult =>
  first?.command === by?.command ? result : refusedBy('keyReused');

/** Routine records are frequent, and do not change the listing. */
const isRoutine = (record: TableRecord): boolean =>
  record.kind === 'said' || record.kind === 'planned' || (record.kind === 'played' && record.next !== null);

/** Loads a journal; a snapshot of another server version is dropped, and the whole journal loaded. */
async function journalOf(store: Store, id: string): Promise<Journal | undefined> {
  const journal = await store.load(id);
  if (!journal?.snapshot || canWakeFrom(journal.snapshot)) return journal;
  const records = await store.loadAll(id);
  return records && { records };
}

/** The table at its last known record, then the missed ones applied; undefined if that fails and all has to be replayed. */
function following(
  known: readonly TableRecord[],
  missed: readonly TableRecord[],
  world: World,
  snapshot: TableSnapshot | undefined,
): Table | undefined {
  const table = Table.load(known, world, snapshot);
  try {
    table.follow(missed);
    return table;
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}

const split = (records: readonly TableRecord[], seq: number): [TableRecord[], TableRecord[]] => [
  records.filter(record => record.seq <= seq),
  records.filter(record => record.seq > seq),
];
