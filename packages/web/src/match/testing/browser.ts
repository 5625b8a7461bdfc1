/** For tests: a browser without a browser. Workers are functions, storage is a map, tabs share it. */
import { createBotHost } from '../botHost.ts';
import type { Port, StartPort } from '../caller.ts';
import { createHost } from '../host.ts';
import type { Loaders } from '../loaders.ts';
import { openLog } from '../opening.ts';
import type { SpareTable } from '../setup.ts';
import { createShelf, type Shelf, type ShelfWorld } from '../shelf.ts';
import { createStore, type Keep, type Locks, type MatchStore } from '../store.ts';
import { loadAnalyst, loadBots, loadGame, sleep } from './games.ts';

interface FakeStorage extends Keep {
  readonly items: Map<string, string>;
  /** Characters it takes; more throws as browsers do. */
  quota: number;
  /** What other tabs are told, as the `storage` event does. */
  onChange: ((key: string) => void) | undefined;
}

export function fakeStorage(items = new Map<string, string>()): FakeStorage {
  const storage: FakeStorage = {
    items,
    quota: Number.POSITIVE_INFINITY,
    onChange: undefined,
    get length() {
      return items.size;
    },
    key: i => [...items.keys()][i] ?? null,
    getItem: key => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > storage.quota) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
      storage.onChange?.(key);
    },
    removeItem(key) {
      items.delete(key);
      storage.onChange?.(key);
    },
  };
  return storage;
}

/**
 * What a page in a process of its own sees of the storage: one picture for the length of a task, and what it writes
 * arrives after that. So two pages can each believe that they were first.
 */
class Picture extends Map<string, string> {
  readonly #shared: Map<string, string>;
  #writes: (() => void)[] | undefined;
  constructor(shared: Map<string, string>) {
    super();
    this.#shared = shared;
  }
  #look(): (() => void)[] {
    if (this.#writes) return this.#writes;
    super.clear();
    for (const [key, value] of this.#shared) super.set(key, value);
    setTimeout(() => {
      for (const write of this.#writes ?? []) write();
      this.#writes = undefined;
    });
    this.#writes = [];
    return this.#writes;
  }
  override get(key: string): string | undefined {
    this.#look();
    return super.get(key);
  }
  override set(key: string, value: string): this {
    this.#look().push(() => this.#shared.set(key, value));
    return super.set(key, value);
  }
}

/** As `navigator.locks`: one holder at a time, and the next one begins with a task of its own. */
export function fakeLocks(): Locks {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request(name, use) {
      const held = (queues.get(name) ?? Promise.resolve()).then(use);
      queues.set(
        name,
        held.then(() => sleep(0)),
      );
      return held;
    },
  };
}

type Receive = (message: never) => Promise<void>;

interface FakeWorker {
  readonly start: StartPort;
  /** As the `error` event of a worker that died. */
  crash(): void;
  /** How often it was started and ended. */
  readonly counts: { started: number; ended: number };
  /** Every message it was sent. */
  readonly heard: readonly unknown[];
}

/** Messages are cloned, as between real workers, and nothing arrives after `close`. */
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
  readonly store: MatchStore;
  readonly rules: FakeWorker;
  readonly bots: FakeWorker;
}

let tabs = 0;

/** A page with its own workers on a storage that may be shared. */
export function openTab(
  storage: Keep | undefined,
  change: { botPauseMs?: number; rules?: StartPort; locks?: Locks | undefined; loaders?: Loaders } = {},
): Tab {
  const store = createStore(() => storage, change.locks);
  const loaders = change.loaders ?? { loadGame, loadAnalyst, loadBots };
  const rules = fakeWorker(post => createHost(loaders.loadGame, loaders.loadAnalyst, post));
  const bots = fakeWorker(post => createBotHost(loaders.loadBots, post));
  let clients = 0;
  let opened = 0;
  let time = 1000;
  const name = `tab${++tabs}`;
  const world: ShelfWorld = {
    store,
    startRules: change.rules ?? rules.start,
    startBots: bots.start,
    newWriter: () => `${name}-${++clients}`,
    botPauseMs: change.botPauseMs ?? 0,
    now: () => ++time,
  };
  const newId = (): string => `${name}-opened-${++opened}`;
  return {
    ...createShelf(world),
    openFile: (text, table) => openLog(world, newId, text, table),
    store,
    rules,
    bots,
  };
}

/** Two pages of one browser: what one writes, the other is told. */
export function openTwoTabs(items = new Map<string, string>()): readonly [Tab, Tab] {
  return pairOf([fakeStorage(items), fakeStorage(items)], undefined, queueMicrotask);
}

/** Two pages, each in a process of its own, which hear of each other a task later. */
export function openTwoProcesses(
  locks: Locks | undefined,
  items = new Map<string, string>(),
): readonly [Tab, Tab] {
  return pairOf([fakeStorage(new Picture(items)), fakeStorage(new Picture(items))], locks, setTimeout);
}

function pairOf(
  storages: readonly [FakeStorage, FakeStorage],
  locks: Locks | undefined,
  later: (run: () => void) => unknown,
): readonly [Tab, Tab] {
  const [one, two] = storages;
  const pair = [openTab(one, { locks }), openTab(two, { locks })] as const;
  one.onChange = key => later(() => pair[1].store.changedElsewhere(key));
  two.onChange = key => later(() => pair[0].store.changedElsewhere(key));
  return pair;
}
