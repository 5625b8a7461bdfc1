/** Matches of this browser: created, listed, opened, deleted. */
import type { Seat } from '@tessera/engine';
import type { MatchClient, MatchFile, MatchOutcome, MatchSetup } from './client.ts';
import { createdOf } from './journal.ts';
import { createLocalClient, type LocalWorld } from './localClient.ts';
import type { OldCopies } from './older.ts';
import { isPerson } from './seating.ts';
import type { Entry, MatchStore } from './store.ts';

/** Summary of a match that needs no rules. */
export interface StoredMatch {
  readonly setup: MatchSetup;
  /** True if the rules have begun the match, so that it can be exported. */
  readonly isBegun: boolean;
  /** Number of moves. */
  readonly moves: number;
  /** Position in notation; empty until the match is first opened. */
  readonly position: string;
  readonly toAct: Seat | null;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** True if a person at this screen is to act. */
  readonly isYours: boolean;
  readonly outcome: MatchOutcome | null;
}

export interface UnreadableMatch {
  readonly id: string;
  /** Technical detail, in English. */
  readonly why: string;
}

export interface Shelf {
  createMatch(setup: MatchSetup): void;
  openMatch(id: string): MatchClient<unknown>;
  listMatches(): readonly StoredMatch[];
  /** Stored entries that cannot be read as matches. */
  listUnreadable(): readonly UnreadableMatch[];
  /** Sealed log of a stored match; the raw stored data of an unreadable one. */
  fileOf(id: string): Promise<MatchFile | undefined>;
  forgetMatch(id: string): void;
  subscribeMatches(listener: () => void): () => void;
}

export interface ShelfWorld extends LocalWorld {
  readonly copies: OldCopies;
}

export function createShelf(world: ShelfWorld): Shelf {
  const { store, copies, now } = world;
  const lists = createLists(store);
  return {
    createMatch(setup) {
      const updated = now();
      const row = { id: setup.id, seq: 1, updated, summary: null };
      if (!store.add([createdOf(setup, updated)], row))
        throw new Error(`a match ${setup.id} is stored already`);
    },
    openMatch: id => createLocalClient(id, world),
    listMatches: () => lists().matches,
    listUnreadable: () => lists().unreadable,
    fileOf: async id => (await import('./saving.ts')).savedFile(world, id),
    forgetMatch(id) {
      store.remove(id);
      copies.remove(id);
    },
    subscribeMatches: store.subscribe,
  };
}

interface Lists {
  readonly matches: readonly StoredMatch[];
  readonly unreadable: readonly UnreadableMatch[];
}

/** Lists, newest first, memoized until something in them changes. */
function createLists(store: MatchStore): () => Lists {
  let from: unknown;
  let lists: Lists = { matches: [], unreadable: [] };
  return () => {
    const entries = store.entries();
    if (entries === from) return lists;
    from = entries;
    const all = [...entries.values()];
    lists = {
      matches: all
        .flatMap(entry => ('why' in entry ? [] : [listed(entry)]))
        .toSorted((a, b) => b.updated - a.updated),
      unreadable: all.flatMap(entry => ('why' in entry ? [entry] : [])),
    };
    return lists;
  };
}

function listed({ row, setup }: Extract<Entry, { readonly setup: MatchSetup }>): StoredMatch {
  const { updated, summary } = row;
  const { moves, position, toAct, outcome } = summary ?? { ...UNKNOWN, position: setup.position ?? '' };
  return {
    setup,
    isBegun: summary !== null,
    moves,
    position,
    toAct,
    updated,
    isYours: isPerson(setup, toAct),
    outcome,
  };
}

/** Defaults for a match that was never opened. */
const UNKNOWN = { moves: 0, toAct: null, outcome: null } as const;
