/** Matches in the browser's storage, one key each, safe with several tabs and with a full or barred storage. */
import { isSame, type MatchRecord, parseRecord } from './record.ts';

/** The part of `localStorage` that is used. */
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The part of `navigator.locks` that is used. */
export interface Locks {
  request<T>(name: string, use: () => T): Promise<T>;
}

export type StoreRead =
  | { readonly kind: 'record'; readonly record: MatchRecord; readonly isKept: boolean }
  | { readonly kind: 'broken'; readonly why: string };

/**
 * `stale`: somebody else wrote since `base` was read; nothing was written.
 * `removed`: the match is gone; nothing was written.
 * `notKept`: the browser refused; the record lives on in this page only.
 */
export type StoreWrite = 'kept' | 'notKept' | 'stale' | 'removed';

export interface MatchStore {
  ids(): readonly string[];
  /** The raw record: equal text, equal match. */
  text(id: string): string | undefined;
  read(id: string): StoreRead | undefined;
  /** Stores a match that was not there before; `stale` if it was. */
  add(record: MatchRecord): StoreWrite;
  /** Replaces `base` by what followed it, while no other page does. */
  write(record: MatchRecord, base: MatchRecord): Promise<StoreWrite>;
  remove(id: string): void;
  /** Told the id of a match that changed, in this page or another; undefined when it could be any. */
  subscribe(listener: (id: string | undefined) => void): () => void;
  /** Another page changed a key (null: all of them). */
  changedElsewhere(key: string | null): void;
}

const PREFIX = 'tessera.match.';

/**
 * `keep` is undefined, or throws, where the browser bars storage: matches then live in this page alone. Without `locks`
 * two pages that write at the same moment may both believe that they were alone; the later write counts, and the page
 * that finds its own gone says so.
 */
export function createStore(keep: () => Keep | undefined, locks?: Locks): MatchStore {
  const unkept = new Map<string, string>();
  const listeners = new Set<(id: string | undefined) => void>();
  const tell = (id: string | undefined): void => {
    for (const listener of [...listeners]) listener(id);
  };

  function attempt<T>(use: (storage: Keep) => T): T | undefined {
    try {
      const storage = keep();
      return storage && use(storage);
    } catch {
      return undefined; // barred or full; what that means is for the caller to say
    }
  }

  const keptText = (id: string): string | undefined =>
    attempt(storage => storage.getItem(PREFIX + id)) ?? undefined;

  /** What could not be kept is usually newer than what was, unless another tab found room. */
  function text(id: string): string | undefined {
    const [here, kept] = [unkept.get(id), keptText(id)];
    if (here === undefined || kept === undefined) return here ?? kept;
    return seqOf(kept, id) > seqOf(here, id) ? kept : here;
  }

  function put(id: string, json: string): boolean {
    const isKept = attempt(storage => {
      storage.setItem(PREFIX + id, json);
      return true;
    });
    if (isKept) unkept.delete(id);
    else unkept.set(id, json);
    return isKept ?? false;
  }

  function read(id: string): StoreRead | undefined {
    const json = text(id);
    return json === undefined ? undefined : readText(json, id, unkept.get(id) !== json);
  }

  /** Reads, compares and writes in one go. */
  function replace(record: MatchRecord, base: MatchRecord | undefined): StoreWrite {
    const { id } = record;
    const now = read(id);
    if (!now && base) return 'removed';
    if (now && !(base && now.kind === 'record' && isSame(now.record, base))) return 'stale';
    const isKept = put(id, JSON.stringify(record));
    tell(id);
    return isKept ? 'kept' : 'notKept';
  }

  return {
    text,
    read,
    ids: () => [...new Set([...(attempt(keptIds) ?? []), ...unkept.keys()])],
    add: record => replace(record, undefined),
    async write(record, base) {
      const swap = (): StoreWrite => replace(record, base);
      return locks ? locks.request(PREFIX + record.id, swap).catch(swap) : swap();
    },
    remove(id) {
      unkept.delete(id);
      attempt(storage => storage.removeItem(PREFIX + id));
      tell(id);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changedElsewhere(key) {
      if (key === null) tell(undefined);
      else if (key.startsWith(PREFIX)) tell(key.slice(PREFIX.length));
    },
  };
}

/** A record from its text, or what is wrong with it. */
export function readText(json: string, id: string, isKept = true): StoreRead {
  try {
    return { kind: 'record', record: parseRecord(json, id), isKept };
  } catch (error) {
    return { kind: 'broken', why: (error as Error).message };
  }
}

function seqOf(json: string, id: string): number {
  const found = readText(json, id);
  return found.kind === 'record' ? found.record.seq : -1;
}

function keptIds(storage: Keep): string[] {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
  return keys.filter(key => key.startsWith(PREFIX)).map(key => key.slice(PREFIX.length));
}
