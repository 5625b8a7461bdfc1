/**
 * Migration of matches that earlier versions stored whole under a key of `localStorage`. Each is moved into a
 * journal once; the old copy is deleted after the journal reads back with the same digest.
 */
import {
  digest,
  type Fields,
  FormatError,
  type LogEntry,
  type MatchLog,
  type Reader,
  readCount,
  readList,
  readListOf,
  readObject,
  readOrNull,
  readText,
  type Seat,
} from '@tessera/engine';
import type { Note } from '@tessera/wire';
import type { MatchOutcome } from './client.ts';
import type { Summary } from './disk.ts';
import { type Claim, type CreatedHere, createdOf, HERE, numbered, type Played } from './journal.ts';
import type { Notes } from './notes.ts';
import { readTimes, type Time } from './pace.ts';
import { notesIn, parseNotes } from './savedNotes.ts';
import { setupOf, tableOf } from './seated.ts';
import { headerOf, isBegun, type NewLog } from './setup.ts';
import type { MatchStore } from './store.ts';
import { typedSetup } from './usualNames.ts';
import { fromVersion1 } from './version1.ts';

/** Matches stored by earlier versions, by id. */
export interface OldCopies {
  ids(): readonly string[];
  text(id: string): string | undefined;
  remove(id: string): void;
}

/** Moves every readable old copy; the others stay, and are listed with what is wrong. */
export async function moveOld(copies: OldCopies, store: MatchStore, newId: () => string): Promise<void> {
  for (const id of copies.ids()) {
    try {
      const old = parseRecord(copies.text(id) ?? '', id);
      if (await isMoved(old, id, store, newId)) copies.remove(id);
    } catch (error) {
      store.addBroken(id, (error as Error).message);
    }
  }
}

/**
 * Moves an old copy unless that was done before; true if a journal contains all of it. A page of an earlier
 * version that is still open may have played on since the move.
 */
async function isMoved(old: OldRecord, id: string, store: MatchStore, newId: () => string): Promise<boolean> {
  const isIn = async (at: string): Promise<boolean> =>
    digest(beginningOf(await store.records(at))) === digest(heldIn(old));
  const isNew = !store.entries().has(id);
  if (isNew) add(old, id, store);
  if (await isIn(id)) return isKept(id, store);
  if (isNew) {
    store.remove(id);
    throw new FormatError('record', 'is not what its journal gives back');
  }
  const other = newId();
  add(old, other, store);
  return (await isIn(other)) && isKept(other, store);
}

async function isKept(id: string, store: MatchStore): Promise<boolean> {
  const found = await store.read(id);
  return found !== undefined && 'isKept' in found && found.isKept;
}

function add(old: OldRecord, id: string, store: MatchStore): void {
  const { seq, log, undone, claim, updated, summary } = old;
  const played: Played = isBegun(log)
    ? { from: log, ...(undone.length > 0 && { undone }), ...(claim && { claim }) }
    : {};
  const created = createdOf(typedSetup(setupOf(id, log.header)), updated, played);
  const noted = numbered(remarksOf(old), 1, updated);
  store.add([created, ...noted], { id, seq: 1 + noted.length, changes: seq, updated, summary });
}

/** Content of an old copy that must not be lost. */
const heldIn = (old: OldRecord): unknown => {
  const { log, undone, claim } = old;
  const { header, entries } = log;
  const start = isBegun(log) ? header : typedSetup(setupOf('', header));
  return { start, entries, undone, claim: claim ?? null, remarks: remarksOf(old).map(({ note }) => note) };
};

/** The same content of a journal, without the records added after the move. */
function beginningOf(records: readonly unknown[]): unknown {
  const [created, ...later] = records as readonly [CreatedHere, ...Fields[]];
  const { from, undone = [], claim = null, setup } = created;
  const moved = later.findIndex(({ kind }) => kind !== 'noted');
  const noted = moved < 0 ? later : later.slice(0, moved);
  return {
    start: from?.header ?? typedSetup(setupOf('', headerOf(setup))),
    entries: from?.entries ?? [],
    undone,
    claim,
    remarks: noted.map(({ note }) => note),
  };
}

/** Notes as records; clocks were notes then, and become a pace when the match is opened. */
const remarksOf = ({ notes, times }: OldRecord) =>
  [...notesIn(notes), ...times.map(time => ({ kind: 'time', ...time }) as unknown as Note)].map(note => ({
    kind: 'noted' as const,
    guest: HERE,
    note,
  }));

const RECORD_VERSION = 2;

interface OldRecord {
  readonly log: MatchLog | NewLog;
  /** Answers taken back, the next one to redo first. */
  readonly undone: readonly LogEntry[];
  readonly claim?: Claim;
  /** Incremented with every change of the match. */
  readonly seq: number;
  readonly updated: number;
  /** Summary for lists; null until the match was first loaded. */
  readonly summary: Summary | null;
  readonly notes: Notes;
  readonly times: readonly Time[];
}

/** Parses an old record. Throws FormatError if it is not one of the match with this id. */
export function parseRecord(json: string, id: string): OldRecord {
  const found = readObject(parseJson(json), 'record');
  const record = found.version === 1 ? fromVersion1(found) : found;
  if (record.version !== RECORD_VERSION) {
    throw new FormatError('version', `is ${String(record.version)}, but this page reads ${RECORD_VERSION}`);
  }
  if (record.id !== id) throw new FormatError('id', `is ${String(record.id)}, not ${id}`);
  const stored = outlineOf(record);
  const { seats } = tableOf(stored.log.header);
  return {
    seq: readCount(record.seq, 'seq'),
    updated: readCount(record.updated, 'updated'),
    ...stored,
    summary: readOrNull(readSummary(readSeat(seats.length)))(record.summary, 'summary'),
    notes: parseNotes(record.notes),
    times: readTimes(record.notes),
  };
}

/** Parses without the engine's error locator: no one repairs a record by hand. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new FormatError('record', `is not JSON (${(error as Error).message})`);
  }
}

/** Reads only the fields that lists need; the rules validate the rest on replay. Throws FormatError. */
function outlineOf({ undone, claim, ...fields }: Fields): Pick<OldRecord, 'log' | 'undone' | 'claim'> {
  const log = readObject(fields.log, 'log');
  const header = readObject(log.header, 'header');
  readText(header.game, 'header.game');
  readText(header.seed, 'header.seed');
  readObject(header.options, 'header.options');
  readList(log.entries, 'entries');
  readList(undone, 'undone');
  return { log, undone, ...(claim === undefined ? {} : { claim }) } as unknown as OldRecord;
}

const readSummary =
  (seat: Reader<Seat>): Reader<Summary> =>
  (value, field) => {
    const summary = readObject(value, field);
    return {
      moves: readCount(summary.moves, `${field}.moves`),
      position: readText(summary.position, `${field}.position`),
      toAct: readOrNull(seat)(summary.toAct, `${field}.toAct`),
      outcome: readOrNull(readOutcome(seat))(summary.outcome, `${field}.outcome`),
    };
  };

const readOutcome =
  (seat: Reader<Seat>): Reader<MatchOutcome> =>
  (value, field) => {
    const outcome = readObject(value, field);
    return {
      winners: readListOf(seat)(outcome.winners, `${field}.winners`),
      reason: readText(outcome.reason, `${field}.reason`),
    };
  };

const readSeat =
  (seats: number): Reader<Seat> =>
  (value, field) => {
    const seat = readCount(value, field);
    if (seat >= seats) throw new FormatError(field, `is seat ${seat} of ${seats}`);
    return seat;
  };
