/** A match that begins in a moment of another one. */
import type { MatchSetup, Moment, SeatHolder } from './client.ts';
import { newMatchId, newSeed, world } from './library.ts';
import { type Notes, notesUpTo } from './notes.ts';
import { newRecord } from './record.ts';
import { seatedBy } from './setup.ts';

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
  const record = newRecord(setup, world.now(), world.newWriter());
  world.store.add(
    log
      ? {
          ...record,
          log: { ...log, header: seatedBy(log.header, setup) },
          notes: notesUpTo(notes, log.entries.length),
        }
      : record,
  );
  return setup.id;
}
