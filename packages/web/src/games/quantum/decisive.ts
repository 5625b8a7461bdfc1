/** What decided a match: the winner's last cube, and where it stands. */
import type { Planet, QuantumEvent } from '@tessera/games/quantum';
import type { HistoryEntry, MatchOutcome } from '../../match/client.ts';
import { lastAnswerWith } from '../../table/offers/decisive.ts';

type CubeEvent = Extract<QuantumEvent, { type: 'cube' }>;

export interface Decisive {
  /** The number of the answer. */
  readonly count: number;
  /** Nowhere on the map where everybody else had left. */
  readonly planet: Planet | undefined;
}

export function decisiveOf(
  entries: readonly HistoryEntry[],
  outcome: MatchOutcome | null,
): Decisive | undefined {
  if (!outcome || entries.length === 0) return undefined;
  if (!['cubes', 'turnLimit'].includes(outcome.reason)) return { count: entries.length, planet: undefined };
  const isWinning = (event: QuantumEvent): event is CubeEvent =>
    event.type === 'cube' && event.cause !== 'relocation' && outcome.winners.includes(event.seat);
  const last = lastAnswerWith(entries, isWinning);
  return last
    ? { count: last.count, planet: last.events.findLast(isWinning)?.planet }
    : { count: entries.length, planet: undefined };
}
