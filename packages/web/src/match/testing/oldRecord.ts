/** For tests: a match as the version before journals stored it. A page that finds one moves it into a journal. */
import type { MatchSetup } from '../client.ts';
import { NO_NOTES, type Notes } from '../notes.ts';
import { headerOf } from '../setup.ts';
import type { StoredLog } from '../storedLog.ts';

export interface OldRecord extends StoredLog {
  readonly version: 2;
  readonly id: string;
  readonly seq: number;
  readonly writer: string;
  readonly updated: number;
  readonly summary: unknown;
  readonly notes: Notes;
}

/** One that was only set up. */
export const oldRecord = (setup: MatchSetup, change: Partial<OldRecord> = {}): OldRecord => ({
  version: 2,
  id: setup.id,
  seq: 0,
  writer: 'test',
  updated: Date.now(),
  log: { header: headerOf(setup), entries: [] },
  undone: [],
  summary: null,
  notes: NO_NOTES,
  ...change,
});
