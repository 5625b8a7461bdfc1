/**
 * The journal of a match in this browser: the records of its table, one for everything that happens, and the match they
 * come to. A page reads as much of them as it shows; the rules read all of it and play it again.
 */
import {
  type Fields,
  FormatError,
  type LogEntry,
  type MatchLog,
  readCount,
  readList,
  readObject,
} from '@tessera/engine';
import type { Created, TableRecord } from '@tessera/table';
import type { Note } from '@tessera/wire';
import type { MatchSetup } from './client.ts';
import { NO_NOTES, type Notes, notesUpTo, parseNotes, type Time, withNote } from './notes.ts';
import { headerOf } from './setup.ts';
import type { StoredLog } from './storedLog.ts';

/** The guest at this screen, in however many seats. */
export const HERE = 'here';

/** The first record. Beside what a table needs it has what the match was set up from, and what an older version stored. */
export interface CreatedHere extends Created {
  readonly setup: MatchSetup;
  readonly from?: MatchLog;
  readonly undone?: StoredLog['undone'];
  readonly claim?: NonNullable<StoredLog['claim']>;
}

/** A remark of this page; the clocks of people at one screen are remarks too. */
export type NoteHere = Note | ({ readonly kind: 'time' } & Time);
type NotedHere = {
  readonly seq: number;
  readonly at: number;
  readonly kind: 'noted';
  readonly guest: string;
  readonly note: NoteHere;
};

type Later = Exclude<TableRecord, { readonly kind: 'created' | 'noted' }> | NotedHere;
export type MatchRecord = CreatedHere | Later;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A record before it has a number and a time. */
export type MatchRecordBody = Without<Later, 'seq' | 'at'>;

/** What was played elsewhere, or stored by an older version. */
export type Played = Partial<Pick<CreatedHere, 'from' | 'undone' | 'claim'>>;

export function createdOf(setup: MatchSetup, at: number, played: Played = {}): CreatedHere {
  const { seats, clock: _clock, ...known } = setup;
  return {
    ...known,
    seq: 1,
    at,
    kind: 'created',
    code: '',
    secret: '',
    // The clocks of people at one screen are remarks: nobody's time runs while nobody looks.
    pace: { total: null, increment: 0, move: null },
    openTo: 'link',
    onTime: 'loss',
    hasHints: true,
    language: 'en',
    host: HERE,
    chairs: seats.map(holder =>
      holder.kind === 'bot'
        ? { kind: 'bot', level: holder.level }
        : { kind: 'person', guest: HERE, name: holder.name, isReady: true },
    ),
    entropy: [],
    setup,
    ...played,
  };
}

/** A match as far as its journal is known. */
export interface KeptMatch extends StoredLog {
  readonly id: string;
  readonly setup: MatchSetup;
  /** The number of the last record. */
  readonly last: number;
  /** Grows by one with every change of the match itself, undo and redo included. */
  readonly seq: number;
  readonly updated: number;
  /** The rules have begun it, or taken it up, and said so. */
  readonly isStarted: boolean;
  readonly notes: Notes;
}

/** What a match was set up from, as its first record has it. Throws FormatError. */
export function setupIn(created: Fields): MatchSetup {
  const setup = readObject(created.setup, 'setup') as unknown as MatchSetup;
  const { seats, game, title, seed } = setup;
  const isText = (text: unknown): boolean => typeof text === 'string';
  if (
    ![game, title, seed].every(isText) ||
    !Array.isArray(seats) ||
    !seats.every(holder => isText(holder?.kind) && isText(holder.name))
  )
    throw new FormatError('setup', 'does not say who plays what');
  return setup;
}

/** The match of a journal, after so many changes. Throws FormatError, in words, for what is none. */
export function matchOf(id: string, records: readonly unknown[], changes: unknown = 0): KeptMatch {
  const [first, ...rest] = records;
  const created = readObject(first, 'records[1]');
  if (created.kind !== 'created' || created.id !== id)
    throw new FormatError('records[1]', `is not the beginning of ${id}`);
  const setup = setupIn(created);
  const { from, undone = [], claim } = created as Partial<CreatedHere>;
  const begun: KeptMatch = {
    id,
    last: 1,
    seq: readCount(changes, 'changes'),
    updated: readCount(created.at, 'at'),
    isStarted: false,
    setup,
    log: from
      ? { ...from, entries: readList(from.entries, 'entries') as LogEntry[] }
      : { header: headerOf(setup), entries: [] },
    undone: readList(undone, 'undone') as LogEntry[],
    ...(claim && { claim }),
    notes: NO_NOTES,
  };
  const match = followed(begun, rest as Later[]);
  return { ...match, notes: parseNotes(match.notes) };
}

/** The match after more records. Throws FormatError for what cannot follow. */
export function followed(before: KeptMatch, records: readonly Later[]): KeptMatch {
  return records.reduce(follow, before);
}

function follow(match: KeptMatch, record: Later): KeptMatch {
  const seq = match.last + 1;
  if (record?.seq !== seq) throw new FormatError(`records[${seq}]`, 'is missing');
  const next = { ...match, last: seq };
  const changed = { ...next, updated: readCount(record.at, 'at') };
  const { header, entries } = match.log;
  switch (record.kind) {
    case 'started': {
      const { rulesVersion, chance } = record;
      const isNew = !('rulesVersion' in header);
      const { claim: _proved, ...proved } = next;
      return {
        ...proved,
        isStarted: true,
        log: { header: isNew ? { ...header, rulesVersion, chance } : header, entries } as MatchLog,
      };
    }
    case 'carriedOver':
      return { ...next, log: record.log };
    case 'played': {
      const { seat, move, chance, fresh, isAgain } = record;
      const entry: LogEntry = { seat, move, chance, ...(fresh !== undefined && { fresh }) };
      return {
        ...changed,
        log: { header, entries: [...entries, entry] } as MatchLog,
        undone: isAgain ? match.undone.slice(1) : [],
        // A new answer leaves behind what was thought about those taken back; redo brings it back with them.
        notes: isAgain ? match.notes : notesUpTo(match.notes, entries.length),
      };
    }
    case 'tookBack': {
      const { count, undone = [] } = record;
      const left = entries.slice(0, entries.length - readCount(count, 'count'));
      return {
        ...(count > 0 ? changed : next),
        log: { header, entries: left } as MatchLog,
        undone: undone.map(({ seat, move }) => ({ seat, move, chance: [] })),
      };
    }
    case 'noted':
      return { ...next, notes: noted(match.notes, record.note) };
    default:
      throw new FormatError(`records[${seq}].kind`, `"${record.kind}" is unknown to this page`);
  }
}

const LISTS = { chance: 'chances', reason: 'reasons', declined: 'declined', time: 'times' } as const;

/** A remark decides nothing: one that cannot be read is passed over. */
function noted(notes: Notes, remark: NoteHere | undefined): Notes {
  const { kind, ...note } = remark ?? {};
  const list = kind && LISTS[kind];
  return list ? withNote(notes, list, note as never) : notes;
}

/** Notes as the records that keep them. */
export const notedBy = ({ chances, reasons, declined, times }: Notes): readonly MatchRecordBody[] =>
  [
    ...chances.map(note => ({ kind: 'chance' as const, ...note })),
    ...reasons.map(note => ({ kind: 'reason' as const, ...note })),
    ...declined.map(note => ({ kind: 'declined' as const, ...note })),
    ...times.map(note => ({ kind: 'time' as const, ...note })),
  ].map(note => ({ kind: 'noted', guest: HERE, note }));

/** Records that follow number `last`. */
export const numbered = (bodies: readonly MatchRecordBody[], last: number, at: number): readonly Later[] =>
  bodies.map((body, i) => ({ seq: last + 1 + i, at, ...body }) as Later);
