// @chunk engine
/** Seals of logs, in a module of its own: readers of logs do not load the hashing. */
import { digest } from './codec.ts';
import type { LogEntry, LogHeader, MatchLog, Seal } from './log.ts';
import { FormatError } from './violation.ts';

/** The seal of a log that leads from one state to another, by their digests. */
export function sealOf(header: LogHeader, entries: readonly LogEntry[], start: string, end: string): Seal {
  return { start, end, log: digest([header, entries, { start, end }]) };
}

/** Throws FormatError if a log does not match its seal. Its states are compared by replaying it. */
export function requireSealed({ header, entries, seal }: MatchLog): void {
  if (seal && digest([header, entries, { start: seal.start, end: seal.end }]) !== seal.log)
    throw new FormatError('seal.log', 'does not fit: the log was changed after it was written');
}
