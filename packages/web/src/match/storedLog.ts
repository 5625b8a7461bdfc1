/** The log of a match as the browser keeps it, and as the rules take it up again. */
import {
  type Fields,
  FormatError,
  type LogEntry,
  type MatchLog,
  optional,
  parseEntries,
  parseLog,
  readCount,
  readList,
  readObject,
  readOrNull,
  readText,
  type Seat,
} from '@tessera/engine';
import type { NewHeader } from './setup.ts';

/** A match that the rules have not begun: nothing is drawn, and nothing sealed. */
export interface NewLog {
  readonly header: NewHeader;
  readonly entries: readonly [];
}

export interface StoredLog {
  /** What `tessera replay` and `tessera verify` read too, as soon as the rules have begun the match. */
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

export const isBegun = (log: MatchLog | NewLog): log is MatchLog => 'rulesVersion' in log.header;

/**
 * What a page reads of a stored log: as much as lists show. The rest is for the rules, which read all of it and play
 * it again before anything is shown. Throws FormatError.
 */
export function outlineOf({ undone, claim, ...fields }: Fields): StoredLog {
  const log = readObject(fields.log, 'log');
  const header = readObject(log.header, 'header');
  readText(header.game, 'header.game');
  readText(header.seed, 'header.seed');
  readObject(header.options, 'header.options');
  readList(log.entries, 'entries');
  readList(undone, 'undone');
  return { log, undone, ...(claim === undefined ? {} : { claim }) } as unknown as StoredLog;
}

/** Throws FormatError for what has no log's shape; whether it holds is found by playing it again. */
export const parseStoredLog = (fields: Fields): StoredLog => ({
  log: parseEitherLog(fields.log),
  undone: parseEntries(fields.undone, 'undone'),
  ...optional(fields, 'claim', parseClaim),
});

function parseEitherLog(value: unknown): MatchLog | NewLog {
  const header = readObject(readObject(value, 'log').header, 'header');
  if (header.rulesVersion !== undefined) return parseLog(value);
  const unbegun = { ...(value as Fields), header: { ...header, rulesVersion: 0, chance: [] } };
  const { header: read, entries } = parseLog(unbegun);
  if (entries.length > 0) throw new FormatError('header', 'names no rules, but there are answers');
  const { rulesVersion: _version, chance: _chance, ...start } = read;
  return { header: start, entries: [] };
}

function parseClaim(value: unknown, field: string): Claim {
  const claim = readObject(value, field);
  return {
    position: readText(claim.position, `${field}.position`),
    resigned: readOrNull(readCount)(claim.resigned, `${field}.resigned`),
  };
}
