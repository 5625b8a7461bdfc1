/** A table in memory and its journal in the store, which never come apart: what cannot be kept has not happened. */
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
import { type Deed, isSame, NoTable, type Outcome, refusedBy } from './task.ts';
import { notKept } from './unready.ts';

export interface KeptContext {
  readonly store: Store;
  readonly world: World;
  readonly now: () => number;
  readonly onFault: (table: string, error: unknown) => void;
  readonly watch?: Watch;
}

/** Told how it goes, for whoever measures. */
export interface Watch {
  command(result: string, ms: number): void;
  wake(ms: number): void;
  reload(): void;
}

/** What is new: records, or more than is at hand. */
export type News = readonly TableRecord[] | 'all';

/** How many records are at hand for those who come back, or up to twice as many. With what happened each takes half a kilobyte. */
const RECENT = 10;
/** After so many records, and then whenever there are twice as many, a snapshot is taken: each holds the whole match. */
const SNAPSHOT_EVERY = 50;
/** How late a listing may be, where it may be late at all. */
export const LISTED_MS = 1000;
/** Of commands that were done; older ones are in the store. */
const REMEMBERED = 16;
/** Another server may have written; after that, somebody else should have a turn. */
const TRIES = 3;

/** What became of a deed. */
export interface Done {
  readonly deed: Deed;
  readonly outcome: Outcome;
}

/** As far as is known. */
interface Attempt extends Done {
  outcome: Outcome;
}

/** What was tried, and what is to be kept of it. */
interface Writing {
  readonly attempts: readonly Attempt[];
  readonly change: Append | undefined;
  readonly rematches: readonly Rematch[];
}

/** A table that begins by a change of this one. */
interface Rematch {
  readonly created: Created;
  readonly origin: string | undefined;
}

const isRefused = ({ outcome }: Attempt): boolean => 'refused' in outcome;

const refusing =
  (code: RefusalCode) =>
  (deed: Deed): Attempt => ({ deed, outcome: refusedBy(code) });

/** The rules, or we, broke a promise: the table may be half way through it. */
class Fault extends Error {
  readonly deed: Deed;
  constructor(deed: Deed, cause: unknown) {
    super('a table broke a promise', { cause });
    this.deed = deed;
  }
}

export class KeptTable {
  readonly #context: KeptContext;
  #table: Table;
  /** The last record that is kept for sure. */
  #seq: number;
  readonly #recent: TableRecord[] = [];
  #snapshotSeq: number;
  #known: KnownKeys | undefined;
  /** When lists were last told of this table, and whether they were told everything. */
  #listedAt = 0;
  #isListed = true;
  /** By the word of whoever wanted it. Somebody else's same word takes its place, and then the store is asked. */
  readonly #done = new Map<string, { readonly by: Deed['by']; readonly outcome: Outcome }>();
  #news: TableRecord[] | 'all' = [];

  private constructor(context: KeptContext, table: Table, snapshotSeq: number, known: KnownKeys | undefined) {
    this.#context = context;
    this.#table = table;
    this.#seq = table.seq;
    this.#snapshotSeq = snapshotSeq;
    this.#known = known;
  }

  static async wake(id: string, context: KeptContext): Promise<KeptTable | undefined> {
    const began = performance.now();
    const [journal, known] = await Promise.all([journalOf(context.store, id), context.store.known(id)]);
    if (!journal) return undefined;
    const snapshot = journal.snapshot as TableSnapshot | undefined;
    const table = Table.load(journal.records as readonly TableRecord[], context.world, snapshot);
    context.watch?.wake(performance.now() - began);
    return new KeptTable(context, table, snapshot?.seq ?? 0, known);
  }

  /** Never ahead of what is kept, but while something is being carried out. */
  get table(): Table {
    return this.#table;
  }

  /** Whether lists show the table as it is. */
  get isListed(): boolean {
    return this.#isListed;
  }

  /** Tells the lists; if that fails they are told with the next record, or after the next start. */
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

  /** What is new since this was last asked. */
  takeNews(): News {
    const news = this.#news;
    this.#news = [];
    return news;
  }

  /** The records after `seq`, if they are at hand. */
  since(seq: number): readonly TableRecord[] | undefined {
    const first = this.#recent[0]?.seq ?? this.#seq + 1;
    if (seq === 0 || seq > this.#seq || seq + 1 < first) return undefined;
    return this.#recent.filter(record => record.seq > seq);
  }

  /** Does all of it, or says why not: nobody has been told yet. Rejects only if the store cannot even be read. */
  async carryOut(deeds: readonly Deed[], tries = TRIES): Promise<readonly Done[]> {
    try {
      const { attempts, change, rematches } = this.#attempt(deeds);
      // To wait for nothing costs as much as to judge a move.
      const word = change ? await this.#keep(change, rematches) : 'kept';
      if (word === 'kept') {
        if (change) this.#took(change);
        return attempts.some(isRefused) ? await this.#lookUp(attempts) : this.#remember(attempts);
      }
      await this.#reload();
      const { seen, unseen } = await this.#sift(deeds);
      if (tries > 1) return [...seen, ...(await this.carryOut(unseen, tries - 1))];
      return [...seen, ...unseen.map(refusing('busy'))];
    } catch (error) {
      this.#context.onFault(this.#table.id, error instanceof Fault ? error.cause : error);
      await this.#reload();
      if (error instanceof Fault) {
        const others = deeds.filter(deed => deed !== error.deed);
        return [refusing('notKept')(error.deed), ...(await this.carryOut(others, tries))];
      }
      // It may have been kept all the same, and only the answer of the database was lost.
      const { seen, unseen } = await this.#sift(deeds);
      const outcome = { refused: notKept(error) };
      return [...seen, ...unseen.map(deed => ({ deed, outcome }))];
    }
  }

  /** Takes up what other servers wrote, up to `seq` at least. */
  async follow(seq: number): Promise<void> {
    if (seq > this.#seq) await this.#reload();
  }

  #attempt(deeds: readonly Deed[]): Writing {
    const now = this.#context.now();
    const attempts: Attempt[] = [];
    const records: TableRecord[] = [];
    const keys: NonNullable<Deed['by']>[] = [];
    const rematches: Rematch[] = [];
    for (const deed of deeds) {
      const known = this.#doneBefore(deed) ?? outcomeOf(attempts, deed);
      attempts.push({ deed, outcome: known ?? this.#run(deed, now, records, keys, rematches) });
    }
    return { attempts, change: this.#changeOf(records, keys), rematches };
  }

  #run(
    deed: Deed,
    now: number,
    records: TableRecord[],
    keys: NonNullable<Deed['by']>[],
    rematches: Rematch[],
  ): Outcome {
    try {
      const handled = deed.run(this.#table, now);
      if ('refused' in handled) return handled;
      for (const record of handled.records) records.push(record);
      if (deed.by && handled.records.length > 0) keys.push(deed.by);
      const { seq } = this.#table;
      if (!handled.rematch) return { seq };
      rematches.push({ created: handled.rematch, origin: deed.origin });
      return { seq, table: handled.rematch.id };
    } catch (error) {
      throw new Fault(deed, error);
    }
  }

  #changeOf(records: readonly TableRecord[], keys: Append['keys'] & {}): Append | undefined {
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
      ...(isLong && { snapshot: table.snapshot() }),
    };
  }

  /** Stale when another server was faster. */
  #keep(change: Append, rematches: readonly Rematch[]): ReturnType<Store['append']> {
    const { store, world } = this.#context;
    if (rematches.length === 0) return store.append(change);
    // In the same turn, and so in one transaction: nobody is invited to a table that is not there, nor is one there to which
    // nobody is.
    const begun = rematches.map(({ created, origin }) => {
      const listing = { ...Table.create(created, world).listing(), ...(origin && { origin }) };
      return store.create(listing, [created], this.#table.id);
    });
    return Promise.all([store.append(change), ...begun]).then(([word]) => word);
  }

  #took({ records, listing, snapshot }: Append): void {
    if (snapshot) this.#snapshotSeq = this.#table.seq;
    if (listing) this.#listedAt = this.#context.now();
    this.#isListed = listing !== undefined;
    this.#note(records);
  }

  /** To draw a position and write it down takes as long as all the rest: while a match goes on, a moment later will do. */
  #mustList(records: readonly TableRecord[]): boolean {
    const { store, now } = this.#context;
    return !store.isAlone || now() - this.#listedAt >= LISTED_MS || !records.every(isInPassing);
  }

  /** What is refused now may have been done long ago, and only the answer was lost. */
  async #lookUp(attempts: readonly Attempt[]): Promise<readonly Attempt[]> {
    for (const one of attempts) if (isRefused(one)) one.outcome = (await this.#seen(one.deed)) ?? one.outcome;
    return this.#remember(attempts);
  }

  async #seen({ by }: Deed): Promise<Outcome | undefined> {
    const { store } = this.#context;
    const seq = by && (await store.seenKey(this.#table.id, by.guest, by.key));
    if (!by || seq === undefined) return undefined;
    const command = await store.commandOf(this.#table.id, by.guest, by.key);
    return command === undefined || command === by.command ? { seq } : refusedBy('keyReused');
  }

  /** Those that were done before, and those that were not. */
  async #sift(deeds: readonly Deed[]): Promise<{ seen: readonly Attempt[]; unseen: readonly Deed[] }> {
    const outcomes = await Promise.all(deeds.map(deed => this.#seen(deed)));
    return {
      seen: deeds.flatMap((deed, i) => (outcomes[i] ? [{ deed, outcome: outcomes[i] }] : [])),
      unseen: deeds.filter((_, i) => !outcomes[i]),
    };
  }

  #doneBefore({ by }: Deed): Outcome | undefined {
    const done = by && this.#done.get(by.key);
    return done && isSame(done.by, by) ? unlessReused(done.by, by, done.outcome) : undefined;
  }

  #remember(attempts: readonly Attempt[]): readonly Attempt[] {
    for (const { deed, outcome } of attempts)
      if (deed.by && !('refused' in outcome)) this.#done.set(deed.by.key, { by: deed.by, outcome });
    for (const key of this.#done.keys()) {
      if (this.#done.size <= REMEMBERED) break;
      this.#done.delete(key);
    }
    return attempts;
  }

  #note(records: readonly TableRecord[]): void {
    this.#seq = this.#table.seq;
    this.#recent.push(...records);
    if (this.#recent.length > 2 * RECENT) this.#recent.splice(0, this.#recent.length - RECENT);
    if (this.#news !== 'all') this.#news.push(...records);
  }

  /** From the journal, as if nothing had been done that was not kept. */
  async #reload(): Promise<void> {
    const { store, world, watch } = this.#context;
    watch?.reload();
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
    this.#note(followed ? missed[1] : []);
  }
}

/** What became of an earlier command with the same key, within one batch. */
function outcomeOf(attempts: readonly Attempt[], { by }: Deed): Outcome | undefined {
  const earlier = attempts.find(one => isSame(one.deed.by, by));
  return earlier && unlessReused(earlier.deed.by, by, earlier.outcome);
}

/** A key answers for the command it was first used for, and for no other. */
const unlessReused = (first: Deed['by'], by: Deed['by'], outcome: Outcome): Outcome =>
  first?.command === by?.command ? outcome : refusedBy('keyReused');

/** What happens all the time, and leaves a table what it is. */
const isInPassing = (record: TableRecord): boolean =>
  record.kind === 'said' || record.kind === 'planned' || (record.kind === 'played' && record.next !== null);

/** A snapshot of another version of this server is of no use: then all of the journal is needed. */
async function journalOf(store: Store, id: string): Promise<Journal | undefined> {
  const journal = await store.load(id);
  if (!journal?.snapshot || canWakeFrom(journal.snapshot)) return journal;
  const records = await store.loadAll(id);
  return records && { records };
}

/** A table that is read as far as it was known and follows the rest; undefined where it cannot, and all has to be read. */
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
