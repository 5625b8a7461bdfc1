import type { GameEvent } from '@tessera/engine';
import type { HistoryEntry } from '../../match/client.ts';

interface DecisiveAnswer<E> {
  /** Number of the answer, from 1. */
  readonly count: number;
  readonly events: readonly E[];
}

/** The last answer with an event that matches. */
export function lastAnswerWith<E extends GameEvent>(
  entries: readonly HistoryEntry[],
  isWanted: (event: E) => boolean,
): DecisiveAnswer<E> | undefined {
  const at = entries.findLastIndex(({ events }) => (events as readonly E[]).some(isWanted));
  const events = entries[at]?.events as readonly E[] | undefined;
  return events && { count: at + 1, events };
}
