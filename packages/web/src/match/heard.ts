/** A table as far as this page has heard of it. Pure: every message gives the next one. */
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
  /** Of changes of the match itself: one more with every answer and every one taken back. */
  readonly changes: number;
  /** What the last change of the match did. */
  readonly events: readonly GameEvent[];
  /** What is known of answers and their events, from the first on; it may be shorter than what was played. */
  readonly past: readonly HistoryEntry[];
  /** When this was heard, for the clocks. */
  readonly at: number;
  readonly happened: readonly Happening[];
  /** Remarks of this guest, also about answers that were taken back. */
  readonly notes: Notes;
}

/** All of it, the first time or because too much was missed. `changes`: where somebody has counted them. */
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
    // A page that is opened again counts from the answers; one that stayed open never counts back.
    changes:
      changes ?? (before ? before.changes + (isSame ? 0 : Math.max(1, count - countOf(before.view))) : count),
    events: isSame ? before.events : [],
    past: isLonger ? before.past : [],
    at,
    happened: [],
    notes: table.notes?.reduce(noted, NO_NOTES) ?? before?.notes ?? NO_NOTES,
  };
}

/** What happened since. Undefined for what was heard before: a connection that came back may repeat it. */
export function heardChange(before: HeardTable, change: Change, at: number): HeardTable | undefined {
  const { seq, happened, state } = change;
  // Who is there is no record: it comes without a number of its own.
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
  // What is taken back, or played again, is simply so.
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

/** With the answers from number `from` on, as the table has told them. */
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
