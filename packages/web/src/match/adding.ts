/** Stores a match played elsewhere: in a file, a link or another match. */
import type { LogEntry, LogHeader } from '@tessera/engine';
import type { MatchSetup } from './client.ts';
import type { Summary } from './disk.ts';
import { createdOf, HERE, numbered } from './journal.ts';
import type { Notes } from './notes.ts';
import { notesIn } from './savedNotes.ts';
import type { MatchStore } from './store.ts';

interface Elsewhere {
  readonly header: LogHeader;
  readonly entries: readonly LogEntry[];
  readonly notes: Notes;
  /** Summary for lists; null until the match is opened. */
  readonly summary: Summary | null;
}

export function addMatch(
  store: MatchStore,
  setup: MatchSetup,
  at: number,
  { header, entries, notes, summary }: Elsewhere,
): void {
  const created = createdOf(setup, at, { from: { header, entries } });
  const noted = notesIn(notes).map(note => ({ kind: 'noted' as const, guest: HERE, note }));
  const more = numbered(noted, 1, at);
  store.add([created, ...more], { id: setup.id, seq: 1 + more.length, updated: at, summary });
}
