/** A match that begins in a moment of another one. */
import { addMatch } from './adding.ts';
import type { MatchSetup, Moment, SeatHolder } from './client.ts';
import { createMatch, newMatchId, newSeed, world } from './library.ts';
import { type Notes, notesUpTo } from './notes.ts';
import { seatedBy } from './seated.ts';

/** Stores it; its id. What was thought about moves that it shares goes along with them. */
export function branchOff(
  from: MatchSetup,
  { position, log }: Moment,
  seats: readonly SeatHolder[],
  notes: Notes,
): string {
  const alike = { ...from, id: newMatchId(), title: '', seats };
  // Its moves prove themselves by the seed they were played with; one that begins in a position has luck of its own.
  const setup: MatchSetup = log ? alike : { ...alike, seed: newSeed(), position };
  if (log) {
    const { header, entries } = log;
    const kept = notesUpTo(notes, entries.length);
    addMatch(world.store, setup, world.now(), {
      header: seatedBy(header, setup),
      entries,
      notes: kept,
      summary: null,
    });
  } else createMatch(setup);
  return setup.id;
}
