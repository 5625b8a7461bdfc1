/** The matches of this browser: made, listed, opened, forgotten. */
import type { Seat } from '@tessera/engine';
import type { MatchClient, MatchOutcome, MatchSetup } from './client.ts';
import { fileOf, type MatchFile } from './files.ts';
import { type ClientWorld, createLocalClient } from './localClient.ts';
import { newRecord } from './record.ts';
import { isPerson } from './seating.ts';
import { setupOf } from './setup.ts';
import { type MatchStore, readText } from './store.ts';
import { isBegun } from './storedLog.ts';

/** What a list shows of a match without loading its rules. */
export interface StoredMatch {
  readonly setup: MatchSetup;
  /** Whether the rules have begun it, so that there is something to save. */
  readonly isBegun: boolean;
  /** How many answers were given. */
  readonly moves: number;
  /** In the game's notation; empty until the match was opened for the first time. */
  readonly position: string;
  readonly toAct: Seat | null;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** Whether somebody at this screen is to act. */
  readonly isYours: boolean;
  readonly outcome: MatchOutcome | null;
}

export interface UnreadableMatch {
  readonly id: string;
  /** What is wrong with it, in English. */
  readonly why: string;
}

export interface Shelf {
  createMatch(setup: MatchSetup): void;
  openMatch(id: string): MatchClient<unknown> | undefined;
  listMatches(): readonly StoredMatch[];
  /** What is stored as a match and cannot be read as one. */
  listUnreadable(): readonly UnreadableMatch[];
  /** The log of a stored match; of one that cannot be read, what is stored of it. */
  fileOf(id: string): MatchFile | undefined;
  forgetMatch(id: string): void;
  subscribeMatches(listener: () => void): () => void;
}

export type ShelfWorld = Omit<ClientWorld, 'writer'> & { readonly newWriter: () => string };

export function createShelf(world: ShelfWorld): Shelf {
  const { store, now, newWriter } = world;
  const lists = createLists(store);
  return {
    createMatch(setup) {
      if (store.add(newRecord(setup, now(), newWriter())) === 'stale')
        throw new Error(`a match ${setup.id} is stored already`);
    },
    openMatch: id =>
      store.text(id) === undefined ? undefined : createLocalClient(id, { ...world, writer: newWriter() }),
    listMatches: () => lists().matches,
    listUnreadable: () => lists().unreadable,
    fileOf(id) {
      const found = store.read(id);
      if (found?.kind === 'record') return fileOf(found.record);
      return found && { name: `tessera-unreadable-${id}.json`, text: store.text(id) ?? '' };
    },
    forgetMatch: store.remove,
    subscribeMatches: listener => store.subscribe(() => listener()),
  };
}

interface Lists {
  readonly matches: readonly StoredMatch[];
  readonly unreadable: readonly UnreadableMatch[];
}

/** Newest first. The same lists again until something in them changes. */
function createLists(store: MatchStore): () => Lists {
  let rows = new Map<string, { readonly text: string; readonly row: StoredMatch | UnreadableMatch }>();
  let lists: Lists = { matches: [], unreadable: [] };
  return () => {
    const before = rows;
    rows = new Map();
    for (const id of store.ids()) {
      const text = store.text(id) ?? '';
      const known = before.get(id);
      rows.set(id, known?.text === text ? known : { text, row: listed(text, id) });
    }
    const isSame = rows.size === before.size && [...rows].every(([id, row]) => before.get(id) === row);
    if (isSame) return lists;
    const all = [...rows.values()].map(({ row }) => row);
    lists = {
      matches: newestFirst(all.flatMap(row => ('why' in row ? [] : [row]))),
      unreadable: all.flatMap(row => ('why' in row ? [row] : [])),
    };
    return lists;
  };
}

const newestFirst = (matches: readonly StoredMatch[]): readonly StoredMatch[] =>
  matches.toSorted((a, b) => b.updated - a.updated);

function listed(text: string, id: string): StoredMatch | UnreadableMatch {
  const found = readText(text, id);
  if (found.kind === 'broken') return { id, why: found.why };
  const { log, summary, updated } = found.record;
  const setup = setupOf(id, log.header);
  const { moves, position, toAct, outcome } = summary ?? { ...UNKNOWN, position: setup.position ?? '' };
  const isYours = isPerson(setup, toAct);
  return { setup, isBegun: isBegun(log), moves, position, toAct, updated, isYours, outcome };
}

/** Of a match that was never opened. */
const UNKNOWN = { moves: 0, toAct: null, outcome: null } as const;
