/** What happened to a match, as the records that keep it. */
import { type AnyMatch, isLeaving, type LogEntry } from '@tessera/engine';
import type { MatchRecordBody } from './journal.ts';

/** The match begins, or is taken up from elsewhere. */
export const startedBy = ({ header: { rulesVersion, chance }, decider }: AnyMatch): MatchRecordBody => ({
  kind: 'started',
  bots: {},
  rulesVersion,
  chance,
  next: decider ?? null,
});

/** The last answer. */
export function playedLast({ lastEntry, decider }: AnyMatch, isAgain = false): MatchRecordBody {
  const next = decider ?? null;
  return { kind: 'played', ...(lastEntry as LogEntry), spent: 0, next, ...(isAgain && { isAgain }) };
}

/** These answers were just taken back. */
export const tookBack = (match: AnyMatch, dropped: readonly LogEntry[]): MatchRecordBody => ({
  kind: 'tookBack',
  seat: dropped[0]?.seat ?? 0,
  count: dropped.length,
  wasAsked: false,
  left: Array.from({ length: match.header.seats }, () => null),
  back: dropped.filter(({ move }) => isLeaving(move)).map(({ seat }) => seat),
  next: match.decider ?? null,
  undone: match.undoneEntries().map(({ seat, move }) => ({ seat, move })),
});
