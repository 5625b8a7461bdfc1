/** For tests: a browser without a browser. Workers are functions, storage is a map, tabs share it. */
import { createBotHost } from '../botHost.ts';
import type { Port, StartPort } from '../caller.ts';
import { createHost } from '../host.ts';
import { createShelf, type Shelf } from '../shelf.ts';
import { createStore, type Keep, type MatchStore } from '../store.ts';
import { loadAnalyst, loadBots, loadGame } from './games.ts';

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

type Receive = (message: unknown) => Promise<void>;

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
function fakeWorker(make: (post: (message: unknown) => void) => Receive): FakeWorker {
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
        queueMicrotask(() => isOpen && void receive(copy));
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
  readonly store: MatchStore;
  readonly rules: FakeWorker;
  readonly bots: FakeWorker;
}

let tabs = 0;

/** A page with its own workers on a storage that may be shared. */
export function openTab(
  storage: Keep | undefined,
  change: { botPauseMs?: number; rules?: StartPort } = {},
): Tab {
  const store = createStore(() => storage);
  const rules = fakeWorker(post => createHost(loadGame, loadAnalyst, post));
  const bots = fakeWorker(post => createBotHost(loadBots, post));
  let clients = 0;
  let time = 1000;
  const name = `tab${++tabs}`;
  const shelf = createShelf({
    store,
    startRules: change.rules ?? rules.start,
    startBots: bots.start,
    newWriter: () => `${name}-${++clients}`,
    botPauseMs: change.botPauseMs ?? 0,
    now: () => ++time,
  });
  return { ...shelf, store, rules, bots };
}

/** Two pages of one browser: what one writes, the other is told. */
export function openTwoTabs(items = new Map<string, string>()): readonly [Tab, Tab] {
  const storages = [fakeStorage(items), fakeStorage(items)] as const;
  const pair = storages.map(storage => openTab(storage)) as unknown as readonly [Tab, Tab];
  storages[0].onChange = key => queueMicrotask(() => pair[1].store.changedElsewhere(key));
  storages[1].onChange = key => queueMicrotask(() => pair[0].store.changedElsewhere(key));
  return pair;
}
