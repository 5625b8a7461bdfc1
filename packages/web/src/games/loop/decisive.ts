/** Where and when a match was decided. */
import type { LoopEvent } from '@tessera/games/loop';
import type { HistoryEntry, MatchOutcome } from '../../match/client.ts';
import type { Thing } from './contract.ts';

interface Decisive {
  /** The number of the answer that decided it. */
  readonly count: number;
  /** The era that overflowed, or the last mission. */
  readonly thing: Thing | undefined;
}

/** The answer after which it was over; nobody's where somebody gave up. */
export function decisiveOf(
  entries: readonly HistoryEntry[],
  outcome: MatchOutcome | null,
): Decisive | undefined {
  if (!outcome || outcome.reason === 'RESIGN') return undefined;
  const at = entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'end'));
  const events = entries[at]?.events as readonly LoopEvent[] | undefined;
  if (!events) return undefined;
  const last = events.findLast(({ type }) => type === 'foo' || type === 'archived' || type === 'moved');
  return {
    count: at + 1,
    thing:
      last?.type === 'foo'
        ? { kind: 'era', era: last.era }
        : last?.type === 'archived'
          ? { kind: 'mission', mission: last.mission }
          : undefined,
  };
}
