/** Shelf of this browser, for the pages: journals in IndexedDB, rules and bots in Web Workers. */
import { settings } from '../ui/settings.ts';
import { readStored, removeStored, writeStored } from '../ui/stored.ts';
import { openDisk } from './database.ts';
import { startBotWorker, startTableWorker } from './ports.ts';
import { createShelf, type ShelfWorld } from './shelf.ts';
import { createStore } from './store.ts';

export type { StoredMatch, UnreadableMatch } from './shelf.ts';

/** Minimum delay of a bot's answer after the previous move, in milliseconds. */
const BOT_PAUSE_MS = 300;

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Short enough for a URL, long enough to be unique within a browser. */
export const newMatchId = (): string => hex(6);
export const newSeed = (): string => hex(16);

/** All keys of this client in `localStorage`, and the one that says that a match was stored. */
const OURS = 'tessera.';
const KEPT = 'tessera.kept';

/** Announces changed matches to the other pages of this browser. */
const channel = 'document' in globalThis ? new BroadcastChannel('tessera.matches') : undefined;
const store = createStore(openDisk(), id => {
  if (readStored(KEPT) === null) writeStored(KEPT, 1);
  channel?.postMessage(id);
});
channel?.addEventListener('message', ({ data }) => void store.changedElsewhere(data));
/** A page restored from the back/forward cache has missed all announcements. */
globalThis.addEventListener?.('pageshow', event => {
  if ((event as PageTransitionEvent).persisted) void store.changedElsewhere(undefined);
});

const OLD = 'tessera.match.';
/** Key prefix of the time until which a match with clocks was open. */
export const SEEN = 'tessera.open.';

/** Environment of the shelf in this browser. */
export const world: ShelfWorld = {
  store,
  copies: {
    ids: () => keysOf(OLD).map(key => key.slice(OLD.length)),
    text: id => readStored(OLD + id) ?? undefined,
    remove: id => removeStored(OLD + id),
  },
  startTable: startTableWorker,
  startBots: startBotWorker,
  cores: navigator.hardwareConcurrency,
  get botPauseMs() {
    return settings().botSpeed === 'instant' ? 0 : BOT_PAUSE_MS;
  },
  now: Date.now,
  seen: id => Number(readStored(SEEN + id)) || undefined,
};

function keysOf(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(prefix));
  } catch {
    return []; // storage is barred
  }
}

/**
 * Loads the lists, and moves matches of older versions into journals. A first visit does not wait for the database;
 * matches that are there all the same are listed as if another page had stored them.
 */
export async function meetMatches(): Promise<void> {
  if (keysOf(OURS).length === 0) return void store.changedElsewhere(undefined);
  await store.look();
  if (keysOf(OLD).length > 0) await (await import('./older.ts')).moveOld(world.copies, store, newMatchId);
}

/** `createMatch` stores a match; `subscribeMatches` reports every change, in other tabs too. */
export const { createMatch, openMatch, fileOf, listMatches, listUnreadable, forgetMatch, subscribeMatches } =
  createShelf(world);
