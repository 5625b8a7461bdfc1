/** A match as it is stored in the browser: a versioned record, read with suspicion. */
import {
  type Fields,
  FormatError,
  type Reader,
  readCount,
  readListOf,
  readObject,
  readOrNull,
  readText,
  type Seat,
} from '@tessera/engine';
import type { MatchOutcome, MatchSetup } from './client.ts';
import { NO_NOTES, type Notes, parseNotes } from './notes.ts';
import { headerOf, tableOf } from './setup.ts';
import { outlineOf, type StoredLog } from './storedLog.ts';

/** Raised when older pages could misread a record. */
const RECORD_VERSION = 2;

export interface MatchRecord extends StoredLog {
  readonly version: typeof RECORD_VERSION;
  readonly id: string;
  /** Grows by one with every change of the match. */
  readonly seq: number;
  /** The client that wrote this: tells two tabs apart that both came to the same `seq`. */
  readonly writer: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** For lists, which know no rules; null until the match was loaded for the first time. */
  readonly summary: Summary | null;
  /** Not part of the match: written without a new `seq`, and missing in records of older pages. */
  readonly notes: Notes;
}

export interface Summary {
  /** How many were played. */
  readonly moves: number;
  readonly position: string;
  readonly toAct: Seat | null;
  readonly outcome: MatchOutcome | null;
}

/** Whether two records are the same state of the same match. */
export const isSame = (a: MatchRecord, b: MatchRecord): boolean => a.seq === b.seq && a.writer === b.writer;

/** A match that was only set up. */
export const newRecord = (setup: MatchSetup, updated: number, writer: string): MatchRecord => ({
  version: RECORD_VERSION,
  id: setup.id,
  seq: 0,
  writer,
  updated,
  log: { header: headerOf(setup), entries: [] },
  undone: [],
  summary: null,
  notes: NO_NOTES,
});

/** How records of version 1 are read; unknown as long as nobody has found one. */
let fromVersion1 = (record: Fields): Fields => record;

/** Whoever finds an old record fetches the way to read it: most browsers hold none. */
export async function readOlder(texts: Iterable<string | undefined>): Promise<void> {
  for (const text of texts)
    if (text?.startsWith('{"version":1,')) ({ fromVersion1 } = await import('./version1.ts'));
}

/** Throws FormatError, in words, for what is no record of the match with this id. */
export function parseRecord(json: string, id: string): MatchRecord {
  const found = readObject(parseJson(json), 'record');
  const record = found.version === 1 ? fromVersion1(found) : found;
  if (record.version !== RECORD_VERSION) {
    throw new FormatError('version', `is ${String(record.version)}, but this page reads ${RECORD_VERSION}`);
  }
  if (record.id !== id) throw new FormatError('id', `is ${String(record.id)}, not ${id}`);
  const stored = outlineOf(record);
  const { seats } = tableOf(stored.log.header);
  return {
    version: RECORD_VERSION,
    id,
    seq: readCount(record.seq, 'seq'),
    writer: readText(record.writer, 'writer'),
    updated: readCount(record.updated, 'updated'),
    ...stored,
    summary: readOrNull(readSummary(readSeat(seats.length)))(record.summary, 'summary'),
    notes: parseNotes(record.notes),
  };
}

/** Without the engine's search for the place where it breaks: nobody mends a record by hand. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new FormatError('record', `is not JSON (${(error as Error).message})`);
  }
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
