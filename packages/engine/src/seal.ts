/** Fingerprints of a log; apart from it, so that whoever only reads logs need not bring what makes them. */
import { digest } from './codec.ts';
import type { LogEntry, LogHeader, MatchLog, Seal } from './log.ts';
import { FormatError } from './violation.ts';

/** The seal of a log that leads from one state to another, by their digests. */
export function sealOf(header: LogHeader, entries: readonly LogEntry[], start: string, end: string): Seal {
  return { start, end, log: digest([header, entries, { start, end }]) };
}

/** Throws FormatError if a log is not what was sealed; whether its states are is found by playing it again. */
export function requireSealed({ header, entries, seal }: MatchLog): void {
  if (seal && digest([header, entries, { start: seal.start, end: seal.end }]) !== seal.log)
    throw new FormatError('seal.log', 'does not fit: the log was changed after it was written');
}
