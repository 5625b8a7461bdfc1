/** The matches of this browser: made, listed, opened, forgotten. */
import type { Seat } from '@tessera/engine';
import type { MatchClient, MatchOutcome, MatchSetup } from './client.ts';
import { type ClientWorld, createLocalClient } from './localClient.ts';
import { newRecord } from './record.ts';
import { isPerson, movesOf } from './seating.ts';
import { setupOf } from './setup.ts';
import { type MatchStore, readText } from './store.ts';

/** What a list shows of a match without loading its rules. */
export interface StoredMatch {
  readonly setup: MatchSetup;
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

export interface Shelf {
  createMatch(setup: MatchSetup): void;
  openMatch(id: string): MatchClient<unknown> | undefined;
  listMatches(): readonly StoredMatch[];
  forgetMatch(id: string): void;
  subscribeMatches(listener: () => void): () => void;
}

export type ShelfWorld = Omit<ClientWorld, 'writer'> & { readonly newWriter: () => string };

export function createShelf(world: ShelfWorld): Shelf {
  const { store, now, newWriter } = world;
  return {
    createMatch(setup) {
      if (store.add(newRecord(setup, now(), newWriter())) === 'stale')
        throw new Error(`a match ${setup.id} is stored already`);
    },
    openMatch: id =>
      store.text(id) === undefined ? undefined : createLocalClient(id, { ...world, writer: newWriter() }),
    listMatches: createList(store),
    forgetMatch: store.remove,
    subscribeMatches: listener => store.subscribe(() => listener()),
  };
}

/** Newest first, without what cannot be read. The same list again until something in it changes. */
function createList(store: MatchStore): () => readonly StoredMatch[] {
  let rows = new Map<string, { readonly text: string; readonly match: StoredMatch | undefined }>();
  let list: readonly StoredMatch[] = [];
  return () => {
    const before = rows;
    rows = new Map();
    for (const id of store.ids()) {
      const text = store.text(id) ?? '';
      const known = before.get(id);
      rows.set(id, known?.text === text ? known : { text, match: listed(text, id) });
    }
    const isSame = rows.size === before.size && [...rows].every(([id, row]) => before.get(id) === row);
    if (!isSame) list = newestFirst([...rows.values()].flatMap(({ match }) => match ?? []));
    return list;
  };
}

const newestFirst = (matches: readonly StoredMatch[]): readonly StoredMatch[] =>
  matches.toSorted((a, b) => b.updated - a.updated);

function listed(text: string, id: string): StoredMatch | undefined {
  const found = readText(text, id);
  if (found.kind === 'broken') {
    console.warn(`The stored match ${id} cannot be read: ${found.why}`);
    return undefined;
  }
  const { log, summary, updated } = found.record;
  const setup = setupOf(id, log.header);
  const { position, toAct, outcome } = summary ?? { ...UNKNOWN, position: setup.position ?? '' };
  const isYours = isPerson(setup, toAct);
  const moves = movesOf(log.entries, outcome !== null).length;
  return { setup, moves, position, toAct, updated, isYours, outcome };
}

/** Of a match that was never opened. */
const UNKNOWN = { toAct: null, outcome: null } as const;
