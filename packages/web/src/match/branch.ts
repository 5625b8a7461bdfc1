/** Branch: a match that begins at a moment of another one. */
import { addMatch } from './adding.ts';
import type { MatchSetup, Moment, SeatHolder } from './client.ts';
import { createMatch, newMatchId, newSeed, world } from './library.ts';
import { type Notes, notesUpTo } from './notes.ts';
import { seatedBy } from './seated.ts';

/** Stores the branch and returns its id. Notes about the moves they share are copied. */
export function branchOff(
  from: MatchSetup,
  { position, log }: Moment,
  seats: readonly SeatHolder[],
  notes: Notes,
): string {
  const alike = { ...from, id: newMatchId(), title: '', seats };
  // A copied log keeps its seed, which proves its moves; a match from a position gets a new one.
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
