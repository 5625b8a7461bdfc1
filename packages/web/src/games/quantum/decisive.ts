/** What decided a match: the winner's last cube, and where it stands. */
import type { Planet, QuantumEvent } from '@tessera/games/quantum';
import type { HistoryEntry, MatchOutcome } from '../../match/client.ts';

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
  const cubes = entries.map(
    ({ events }) =>
      (events as readonly QuantumEvent[]).findLast(
        event =>
          event.type === 'cube' && event.cause !== 'relocation' && outcome.winners.includes(event.seat),
      ) as Extract<QuantumEvent, { type: 'cube' }> | undefined,
  );
  const last = cubes.findLastIndex(Boolean);
  return last < 0
    ? { count: entries.length, planet: undefined }
    : { count: last + 1, planet: cubes[last]?.planet };
}
