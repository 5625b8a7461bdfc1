/** The log of a match as the browser keeps it, and as the rules take it up again. */
import {
  type Fields,
  type LogEntry,
  type MatchLog,
  optional,
  parseEntries,
  parseLog,
  readList,
  readText,
  type Seat,
} from '@tessera/engine';
import type { SeatHolder } from './client.ts';
import type { NewLog } from './setup.ts';

export interface StoredLog {
  readonly log: MatchLog | NewLog;
  /** Answers taken back, the next one to be played again first. */
  readonly undone: readonly LogEntry[];
  /** What an older page, which did not seal its logs, knew of this one. */
  readonly claim?: Claim;
}

export interface Claim {
  readonly position: string;
  /** Who gave up afterwards, which the log did not say. */
  readonly resigned: Seat | null;
}

/** What the rules are given of a stored match. */
export interface ToLoad extends StoredLog {
  /** Who answers for each seat. */
  readonly seats: readonly SeatHolder[];
  /** The rules have had it before: there is nothing to say of its beginning. */
  readonly isStarted: boolean;
  /** The digest of the match as it was left. */
  readonly end?: string;
}

export { parseLog } from '@tessera/engine';

/** Throws FormatError for what has no log's shape; whether it holds is found by playing it again. */
export const parseStoredLog = (fields: Fields): ToLoad => ({
  log: parseLog(fields.log),
  undone: parseEntries(fields.undone, 'undone'),
  seats: readList(fields.seats, 'seats') as SeatHolder[],
  isStarted: fields.isStarted === true,
  ...optional(fields, 'claim', value => value as Claim),
  ...optional(fields, 'end', readText),
});
