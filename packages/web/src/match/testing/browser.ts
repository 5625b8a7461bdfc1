/** For tests: a browser in memory. Workers are functions; journals are a map that tabs share. */
import { createBotHost } from '../botHost.ts';
import type { Port, StartPort } from '../caller.ts';
import { type Disk, type Journal, writeRefusal } from '../disk.ts';
import type { Loaders } from '../loaders.ts';
import { moveOld, type OldCopies } from '../older.ts';
import { openLog } from '../opening.ts';
import { NO_DISK } from '../replayed.ts';
import type { SpareTable } from '../seated.ts';
import { createShelf, type Shelf, type ShelfWorld } from '../shelf.ts';
import { createStore, type MatchStore } from '../store.ts';
import { createTableHost } from '../tableHost.ts';
import { loadAnalyst, loadBots, loadGame, sleep } from './games.ts';

export type Journals = Map<string, Journal>;

/** Journals of a browser, and matches stored by an earlier version. */
interface FakeStorage {
  readonly disk: Disk;
  readonly journals: Journals;
  /** Old copies by match. */
  readonly old: Map<string, string>;
  /** Maximum number of characters per write; more is refused as browsers do. */
  quota: number;
  /** Journal of a match as text, and its replacement. */
  text(id: string): string | undefined;
  put(id: string, text: string): void;
}

/** `pause` is awaited before each append. */
export function fakeStorage(
  journals: Journals = new Map(),
  old = new Map<string, string>(),
  pause: () => Promise<void> = async () => {},
): FakeStorage {
  const storage: FakeStorage = {
    journals,
    old,
    quota: Number.POSITIVE_INFINITY,
    text: id => (journals.has(id) ? JSON.stringify(journals.get(id)) : undefined),
    put: (id, text) => void journals.set(id, JSON.parse(text)),
    disk: {
      list: async () => [...journals.values()].map(({ row, records: [created] }) => ({ row, created })),
      read: async id => structuredClone(journals.get(id)),
      async append(records, row) {
        await pause();
        if (JSON.stringify(records).length > storage.quota)
          throw new DOMException('full', 'QuotaExceededError');
        const kept = journals.get(row.id);
        const refusal = writeRefusal(kept?.row, records[0]?.seq ?? 0);
        if (refusal) return refusal;
        const all = [...(kept?.records ?? []), ...structuredClone(records)];
        journals.set(row.id, { row: structuredClone(row), records: all });
        return 'kept';
      },
      async remove(id) {
        journals.delete(id);
      },
    },
  };
  return storage;
}

type Receive = (message: never) => Promise<void>;

interface FakeWorker {
  readonly start: StartPort;
  /** Raises the `error` event of a worker that died. */
  crash(): void;
  /** Number of starts and ends. */
  readonly counts: { started: number; ended: number };
  /** Messages received. */
  readonly heard: readonly unknown[];
}

/** Messages are cloned, as between real workers, and none arrives after `close`. */
export function fakeWorker(make: (post: (message: unknown) => void) => Receive): FakeWorker {
  const counts = { started: 0, ended: 0 };
  const heard: unknown[] = [];
  let crash = (): void => {};
  const start = (): Port => {
    counts.started++;
    let isOpen = true;
    let deliver: (message: unknown) => void = () => {};
    const receive = make(message => {
      const copy = structuredClone(message);
      queueMicrotask(() => isOpen && deliver(copy));
    });
    return {
      post: message => {
        const copy = structuredClone(message);
        heard.push(copy);
        queueMicrotask(() => isOpen && void receive(copy as never));
      },
      listen: (onMessage, onCrash) => {
        deliver = onMessage;
        crash = () => onCrash('test');
      },
      close: () => {
        isOpen = false;
        counts.ended++;
      },
    };
  };
  return { start, counts, heard, crash: () => crash() };
}

export interface Tab extends Shelf {
  openFile(text: string, table: SpareTable): ReturnType<typeof openLog>;
  /** Resolves when the lists are loaded and old matches migrated. */
  readonly ready: Promise<void>;
  readonly store: MatchStore;
  readonly rules: FakeWorker;
  readonly bots: FakeWorker;
}

let tabs = 0;

interface TabChange {
  readonly botPauseMs?: number;
  readonly rules?: StartPort;
  readonly loaders?: Loaders;
  readonly now?: () => number;
  readonly seen?: () => number | undefined;
  /** Notifies other tabs. */
  readonly spread?: (id: string) => void;
}

/** A page with its own workers, on a storage that may be shared. */
export function openTab(storage: FakeStorage | undefined, change: TabChange = {}): Tab {
  const store = createStore(storage?.disk ?? NO_DISK, change.spread);
  const loaders = change.loaders ?? { loadGame, loadAnalyst, loadBots };
  const rules = fakeWorker(post => createTableHost(loaders.loadGame, loaders.loadAnalyst, post));
  const bots = fakeWorker(post => createBotHost(loaders.loadBots, post));
  let opened = 0;
  let time = 1000;
  const name = `tab${++tabs}`;
  const newId = (): string => `${name}-opened-${++opened}`;
  const old = storage?.old ?? new Map<string, string>();
  const copies: OldCopies = {
    ids: () => [...old.keys()],
    text: id => old.get(id),
    remove: id => void old.delete(id),
  };
  const world: ShelfWorld = {
    store,
    copies,
    startTable: change.rules ?? rules.start,
    startBots: bots.start,
    botPauseMs: change.botPauseMs ?? 0,
    now: change.now ?? (() => ++time),
    seen: change.seen ?? (() => undefined),
  };
  return {
    ...createShelf(world),
    openFile: (text, table) => openLog(world, newId, text, table),
    ready: store.look().then(() => moveOld(copies, store, newId)),
    store,
    rules,
    bots,
  };
}

/** Two pages of one browser, notified of each other's writes. */
export const openTwoTabs = (
  journals: Journals = new Map(),
  old = new Map<string, string>(),
): readonly [Tab, Tab] => pairOf(() => fakeStorage(journals, old), queueMicrotask);

/** Two pages in separate processes: appends take a task, and notifications arrive a task later. */
export const openTwoProcesses = (journals: Journals = new Map()): readonly [Tab, Tab] =>
  pairOf(() => fakeStorage(journals, new Map(), () => sleep(0)), setTimeout);

function pairOf(open: () => FakeStorage, later: (run: () => void) => unknown): readonly [Tab, Tab] {
  const pair: readonly [Tab, Tab] = [
    openTab(open(), { spread: id => later(() => void pair[1].store.changedElsewhere(id)) }),
    openTab(open(), { spread: id => later(() => void pair[0].store.changedElsewhere(id)) }),
  ];
  return pair;
}
