/**
 * Journals of this browser: stored records, records that could not be stored, and the lists of both; safe
 * with several tabs.
 */
import type { Fields } from '@tessera/engine';
import type { TableRecord } from '@tessera/table';
import type { MatchSetup } from './client.ts';
import type { Disk, Journal, Listed, Row } from './disk.ts';
import { type CreatedHere, setupIn } from './journal.ts';

/** A match and its whole journal, or the reason why it is unreadable. */
type StoreRead =
  | (Journal & { readonly setup: MatchSetup; readonly isKept: boolean })
  | { readonly why: string };

/**
 * `stale`: another page wrote first; nothing was written. `removed`: the match is gone; nothing was written.
 * `notKept`: the browser refused; the records live on in this page only.
 */
export type StoreWrite = 'kept' | 'notKept' | 'stale' | 'removed';

/** List entry of a match, or the reason why it is unreadable. */
export type Entry =
  | { readonly row: Row; readonly setup: MatchSetup }
  | { readonly id: string; readonly why: string };

export interface MatchStore {
  /** Loads the lists, which are empty before. */
  look(): Promise<void>;
  /** Entries by match id, in the order found; a new object after any change. */
  entries(): ReadonlyMap<string, Entry>;
  /** Undefined for an unknown match. The table validates the journal itself. */
  read(id: string): Promise<StoreRead | undefined>;
  /** All records, unvalidated. */
  records(id: string): Promise<readonly unknown[]>;
  /** Adds a match at once and stores it asynchronously; false if the id is taken. */
  add(records: readonly [CreatedHere, ...TableRecord[]], row: Row): boolean;
  /** Appends records after the last one, unless another page did first. */
  append(records: readonly TableRecord[], row: Row): Promise<StoreWrite>;
  remove(id: string): void;
  /** Lists an entry that cannot be read as a match. */
  addBroken(id: string, why: string): void;
  /** Called with the id of a match that changed, in this page or another; undefined if it could be any. */
  subscribe(listener: (id: string | undefined) => void): () => void;
  /** Reports a change by another page; undefined for any match. */
  changedElsewhere(id: string | undefined): Promise<void>;
}

interface Unkept {
  readonly records: readonly TableRecord[];
  readonly row: Row;
}

/** `spread` notifies other pages. If the disk refuses, matches live in this page alone. */
export function createStore(disk: Disk, spread: (id: string) => void = () => {}): MatchStore {
  const unkept = new Map<string, Unkept>();
  const listeners = new Set<(id: string | undefined) => void>();
  let entries: ReadonlyMap<string, Entry> = new Map();
  let last: Promise<unknown> = Promise.resolve();

  /** Serializes tasks, so that reads see all earlier writes. */
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task);
    last = run.catch(() => {});
    return run;
  };
  const tell = (id: string | undefined): void => {
    for (const listener of [...listeners]) listener(id);
  };
  const list = (id: string, entry: Entry | undefined): void => {
    const next = new Map(entries);
    if (entry) next.set(id, entry);
    else next.delete(id);
    entries = next;
  };
  async function look(): Promise<void> {
    const found = await disk.list().catch(() => []);
    const next = new Map(found.map(one => [one.row.id, entryOf(one)]));
    for (const [id, entry] of entries) if (unkept.has(id) || !('row' in entry)) next.set(id, entry);
    entries = next;
  }

  async function lookAt(id: string): Promise<void> {
    if (unkept.has(id)) return;
    const found = await disk.read(id).catch(() => undefined);
    list(id, found && entryOf({ row: found.row, created: found.records[0] }));
  }

  /** Stored records of a match, followed by those that could not be stored. */
  async function journal(id: string): Promise<Journal | undefined> {
    const kept = await disk.read(id).catch(() => undefined);
    const { records = [], row = kept?.row } = unkept.get(id) ?? {};
    return row && { row, records: [...(kept?.records ?? []), ...records] };
  }

  async function read(id: string): Promise<StoreRead | undefined> {
    const found = await journal(id);
    const entry = found ? entryOf({ row: found.row, created: found.records[0] }) : entries.get(id);
    if (entry && 'why' in entry) return entry;
    return found && entry && { ...found, setup: entry.setup, isKept: !unkept.has(id) };
  }

  /** Appends records, after those that could not be stored before. */
  async function append(added: readonly TableRecord[], row: Row): Promise<StoreWrite> {
    const { id } = row;
    const waiting = unkept.get(id);
    const known = entries.get(id);
    if (waiting && waiting.row.seq !== (added[0]?.seq ?? 0) - 1) return 'stale';
    const all = [...(waiting?.records ?? []), ...added];
    const written = await disk.append(all, row).catch(() => undefined);
    if (!written && known) unkept.set(id, { records: all, row });
    else unkept.delete(id);
    if (written === 'stale' || !known) await lookAt(id);
    else if (written === 'removed') list(id, undefined);
    else if ('setup' in known) list(id, { ...known, row });
    if (written === 'stale' || written === 'removed') return written;
    if (!written && !known) return 'removed';
    tell(id);
    if (written) spread(id);
    return written ?? 'notKept';
  }

  return {
    look: () => inTurn(look),
    entries: () => entries,
    read: id => inTurn(() => read(id)),
    records: async id => (await inTurn(() => journal(id)))?.records ?? [],
    add(added, row) {
      if (entries.has(row.id)) return false;
      unkept.set(row.id, { records: [], row: { ...row, seq: 0 } });
      list(row.id, entryOf({ row, created: added[0] }));
      tell(row.id);
      void inTurn(() => append(added, row));
      return true;
    },
    append: (added, row) => inTurn(() => append(added, row)),
    remove(id) {
      unkept.delete(id);
      list(id, undefined);
      tell(id);
      void inTurn(() => disk.remove(id)).then(
        () => spread(id),
        () => {},
      );
    },
    addBroken(id, why) {
      list(id, { id, why });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async changedElsewhere(id) {
      await inTurn(() => (id === undefined ? look() : lookAt(id)));
      tell(id);
    },
  };
}

/**
 * Rows are trusted: this page or another version of it wrote them; an invalid one is found when shown or
 * opened.
 */
function entryOf({ row, created }: Listed): Entry {
  try {
    return { row, setup: setupIn(created as Fields) };
  } catch (error) {
    return { id: row.id, why: (error as Error).message };
  }
}
