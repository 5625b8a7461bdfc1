/** For tests: a match as stored by the version before journals, which a page migrates into a journal. */
import type { LogEntry, MatchLog } from '@tessera/engine';
import type { MatchSetup } from '../client.ts';
import type { Claim } from '../journal.ts';
import { NO_NOTES, type Notes } from '../notes.ts';
import type { Time } from '../pace.ts';
import { headerOf, type NewLog } from '../setup.ts';

export interface OldRecord {
  readonly version: 2;
  readonly id: string;
  readonly seq: number;
  readonly writer: string;
  readonly updated: number;
  readonly log: MatchLog | NewLog;
  readonly undone: readonly LogEntry[];
  readonly claim?: Claim;
  readonly summary: unknown;
  readonly notes: Notes & { readonly times?: readonly Time[] };
}

/** A match that was set up and never opened. */
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
