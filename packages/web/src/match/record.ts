/** A match as it is stored in the browser: a versioned record, read with suspicion. */
import {
  decode,
  FormatError,
  readCount,
  readListOf,
  readObject,
  readOrNull,
  readText,
  type Seat,
} from '@tessera/engine';
import { gameById } from '../games/index.ts';
import type { MatchOutcome } from './client.ts';
import { parseStoredLog, type StoredLog } from './protocol.ts';

/** Raised when older pages could misread a record. */
export const RECORD_VERSION = 1;

export interface MatchRecord {
  readonly version: typeof RECORD_VERSION;
  /** Grows by one with every change of the match. */
  readonly seq: number;
  /** The client that wrote this: tells two tabs apart that both came to the same `seq`. */
  readonly writer: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
  readonly log: StoredLog;
  readonly resigned: Seat | null;
  /** For lists, which know no rules; null until the match was loaded for the first time. */
  readonly summary: Summary | null;
}

export interface Summary {
  readonly position: string;
  readonly toAct: Seat | null;
  readonly outcome: MatchOutcome | null;
}

/** Whether two records are the same state of the same match. */
export const isSame = (a: MatchRecord, b: MatchRecord): boolean => a.seq === b.seq && a.writer === b.writer;

/** Throws FormatError, in words, for what is no record of the match with this id. */
export function parseRecord(json: string, id: string): MatchRecord {
  const record = readObject(decode(json, 'record'), 'record');
  if (record.version !== RECORD_VERSION) {
    throw new FormatError('version', `is ${String(record.version)}, but this page reads ${RECORD_VERSION}`);
  }
  const log = parseStoredLog(record.log);
  if (log.setup.id !== id) throw new FormatError('log.setup.id', `is ${log.setup.id}, not ${id}`);
  const seat = (value: unknown, field: string): Seat => parseSeat(value, log.setup.seats.length, field);
  return {
    version: RECORD_VERSION,
    seq: readCount(record.seq, 'seq'),
    writer: readText(record.writer, 'writer'),
    updated: readCount(record.updated, 'updated'),
    log,
    resigned: readOrNull(seat)(record.resigned, 'resigned'),
    summary: readOrNull((value, field) => parseSummary(value, field, seat))(record.summary, 'summary'),
  };
}

type ReadSeat = (value: unknown, field: string) => Seat;

function parseSummary(value: unknown, field: string, seat: ReadSeat): Summary {
  const summary = readObject(value, field);
  return {
    position: readText(summary.position, `${field}.position`),
    toAct: readOrNull(seat)(summary.toAct, `${field}.toAct`),
    outcome: readOrNull((one, name) => parseOutcome(one, name, seat))(summary.outcome, `${field}.outcome`),
  };
}

function parseOutcome(value: unknown, field: string, seat: ReadSeat): MatchOutcome {
  const outcome = readObject(value, field);
  return {
    winners: readListOf(seat)(outcome.winners, `${field}.winners`),
    reason: readText(outcome.reason, `${field}.reason`),
  };
}

function parseSeat(value: unknown, seats: number, field: string): Seat {
  const seat = readCount(value, field);
  if (seat >= seats) throw new FormatError(field, `is seat ${seat} of ${seats}`);
  return seat;
}

/** How the match ended, if it did: a resignation comes before what the rules say. */
export function outcomeOf({ log, resigned, summary }: MatchRecord): MatchOutcome | null {
  if (resigned === null) return summary?.outcome ?? null;
  const others = log.setup.seats.map((_, seat) => seat).filter(seat => seat !== resigned);
  return { winners: gameById(log.setup.game)?.isTogether ? [] : others, reason: 'resign' };
}
