/** State of a table on this page, reduced from messages. Pure: each message gives the next state. */
import type { GameEvent } from '@tessera/engine';
import type { Happening, Played, ServerMessage, TableView } from '@tessera/wire';
import type { HistoryEntry } from './client.ts';
import { NO_NOTES, type Notes, noted, notesUpTo } from './notes.ts';

type Whole = Extract<ServerMessage, { readonly type: 'table' }>;
type Change = Extract<ServerMessage, { readonly type: 'change' }>;

export interface HeardTable {
  readonly view: TableView;
  /** Number of the last record. */
  readonly seq: number;
  /** Number of changes of the match: incremented with every answer and every take-back. */
  readonly changes: number;
  /** Events of the last change of the match. */
  readonly events: readonly GameEvent[];
  /** Known answers with their events, from the first on; may be shorter than the match. */
  readonly past: readonly HistoryEntry[];
  /** Time of arrival, for the clocks. */
  readonly at: number;
  readonly happened: readonly Happening[];
  /** Notes of this guest, including those about answers that were taken back. */
  readonly notes: Notes;
}

/** Replaces the whole state, on opening or after too long a gap. `changes`: the count, if it is known. */
export function heardWhole(
  before: HeardTable | undefined,
  { seq, table }: Whole,
  at: number,
  changes?: number,
): HeardTable {
  const count = table.standing?.count ?? 0;
  const isSame = before !== undefined && isSameMatch(before.view, table);
  const isLonger = before !== undefined && startsWith(table.moves, before.past);
  return {
    view: table,
    seq,
    // A reopened page counts from the answers; the count of an open page never decreases.
    changes:
      changes ?? (before ? before.changes + (isSame ? 0 : Math.max(1, count - countOf(before.view))) : count),
    events: isSame ? before.events : [],
    past: isLonger ? before.past : [],
    at,
    happened: [],
    notes: table.notes?.reduce(noted, NO_NOTES) ?? before?.notes ?? NO_NOTES,
  };
}

/** Applies a change. Undefined for a duplicate, which a restored connection may deliver. */
export function heardChange(before: HeardTable, change: Change, at: number): HeardTable | undefined {
  const { seq, happened, state } = change;
  // Presence is no record: its changes come without a new number.
  if (seq < before.seq || (seq === before.seq && happened.length > 0)) return undefined;
  const answers = happened.filter(one => one.kind === 'played' || one.kind === 'tookBack');
  let { past, notes } = before;
  let { moves } = before.view;
  for (const one of answers) {
    if (one.kind === 'tookBack') {
      moves = moves.slice(0, -one.count);
      past = past.slice(0, moves.length);
    } else {
      const { seat, move, events, by, isAgain } = one;
      if (!isAgain) notes = notesUpTo(notes, moves.length);
      if (past.length === moves.length) past = [...past, { seat, move, events }];
      moves = [...moves, { seat, move, ...(by && { by }) }];
    }
  }
  for (const one of happened) if (one.kind === 'noted') notes = noted(notes, one.note);
  // Take-backs and redone answers are not animated.
  const isBack = answers.some(one => one.kind === 'tookBack' || one.isAgain);
  const events = answers.flatMap(one => (one.kind === 'played' ? one.events : []));
  const lines = happened.flatMap(one => (one.kind === 'chat' ? [one] : []));
  return {
    view: { ...before.view, ...state, moves, chat: [...before.view.chat, ...lines] },
    seq,
    changes: before.changes + answers.length,
    events: answers.length === 0 ? before.events : isBack ? [] : events,
    past,
    at,
    happened,
    notes,
  };
}

/** Adds the answers from number `from` on, fetched from the table. */
export function withPast(heard: HeardTable, from: number, entries: readonly HistoryEntry[]): HeardTable {
  const past = [...heard.past.slice(0, from), ...entries];
  return past.length > heard.past.length ? { ...heard, past } : heard;
}

const countOf = ({ standing }: TableView): number => standing?.count ?? 0;

const isSameMatch = (a: TableView, b: TableView): boolean =>
  a.moves.length === b.moves.length && a.phase === b.phase && startsWith(b.moves, a.moves);

const startsWith = (moves: readonly Played[], first: readonly Pick<Played, 'seat' | 'move'>[]): boolean =>
  first.length <= moves.length &&
  first.every(({ seat, move }, i) => moves[i]?.seat === seat && moves[i]?.move === move);
