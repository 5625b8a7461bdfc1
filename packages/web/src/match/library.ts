/** The shelf of this browser, for the pages: matches in `localStorage`, rules and bots in Web Workers. */
import { settings } from '../ui/settings.ts';
import { startBotWorker, startRulesWorker } from './ports.ts';
import { readOlder } from './record.ts';
import { createShelf, type ShelfWorld } from './shelf.ts';
import { createStore } from './store.ts';

export type { StoredMatch, UnreadableMatch } from './shelf.ts';

/** How soon after the move before it a bot answers at the earliest. */
const BOT_PAUSE_MS = 300;

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Short enough for an address, long enough never to meet another one in the same browser. */
export const newMatchId = (): string => hex(6);
export const newSeed = (): string => hex(16);

const store = createStore(() => globalThis.localStorage, globalThis.navigator?.locks);
globalThis.addEventListener?.('storage', event => store.changedElsewhere((event as StorageEvent).key));
/** A page that comes back from the browser's cache was told nothing meanwhile. */
globalThis.addEventListener?.('pageshow', event => {
  if ((event as PageTransitionEvent).persisted) store.changedElsewhere(null);
});

/** What pages of older versions stored can be read from then on. */
export const meetOlderPages = (): Promise<void> => readOlder(store.ids().map(store.text));

/** What this browser has for a shelf. */
export const world: ShelfWorld = {
  store,
  startRules: startRulesWorker,
  startBots: startBotWorker,
  newWriter: () => hex(6),
  get botPauseMs() {
    return settings().botSpeed === 'instant' ? 0 : BOT_PAUSE_MS;
  },
  now: Date.now,
};

/**
 * `createMatch` stores a match; `openMatch` answers undefined for one that is not here; `subscribeMatches`
 * tells of every change, in other tabs too.
 */
export const { createMatch, openMatch, fileOf, listMatches, listUnreadable, forgetMatch, subscribeMatches } =
  createShelf(world);
