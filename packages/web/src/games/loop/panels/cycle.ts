/** Turns at which the Foo cards of this cycle were revealed, from the log, if it is complete. */
import { type Cycles, type Era, type LoopEvent, RING } from '@tessera/games/loop';
import type { HistoryEntry } from '../../../match/client.ts';

export const CYCLES = 3;
export const TURNS = CYCLES * RING;

interface FooCard {
  readonly era: Era;
  readonly turn: number | undefined;
}

/** Revealed cards in order; the last is Dr Foo's era. */
export function seenCards({ seen }: Cycles, entries: readonly HistoryEntry[]): readonly FooCard[] {
  const turns = fooTurns(entries);
  return seen.map(era => ({ era, turn: turns.get(era) })).toSorted((a, b) => (a.turn ?? 0) - (b.turn ?? 0));
}

/** The latest turn in which Dr Foo came to each era. */
function fooTurns(entries: readonly HistoryEntry[]): ReadonlyMap<Era, number> {
  const turns = new Map<Era, number>();
  let turn = 0;
  for (const { events } of entries)
    for (const event of events as readonly LoopEvent[]) {
      if (event.type === 'turn') turn = event.turn;
      else if (event.type === 'foo') turns.set(event.era, turn);
    }
  return turns;
}
