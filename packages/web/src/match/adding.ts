/** Stores a match that was played elsewhere: in a file, a link, another match. */
import type { LogEntry, LogHeader } from '@tessera/engine';
import type { MatchSetup } from './client.ts';
import type { Row } from './disk.ts';
import { createdOf, matchOf, notedBy, numbered } from './journal.ts';
import type { Notes } from './notes.ts';
import type { Loaded } from './protocol.ts';
import { rowOf } from './session.ts';
import type { MatchStore } from './store.ts';

interface Elsewhere {
  readonly header: LogHeader;
  readonly entries: readonly LogEntry[];
  readonly notes: Notes;
  /** As the rules took it up, if they were asked. */
  readonly loaded?: Loaded;
}

export function addMatch(
  store: MatchStore,
  setup: MatchSetup,
  at: number,
  { header, entries, notes, loaded }: Elsewhere,
): void {
  const { id } = setup;
  const created = createdOf(setup, at, { from: { header, entries } });
  const more = numbered([...(loaded?.records ?? []), ...notedBy(notes)], 1, at);
  const match = matchOf(id, [created, ...more]);
  const unopened: Row = { id, seq: match.last, changes: 0, updated: at, summary: null };
  store.add([created, ...more], loaded ? unsealed(rowOf(match, loaded), header, loaded) : unopened);
}

/** With other people around it a match has another digest, which the rules tell when it is opened. */
function unsealed({ end, ...row }: Row, header: LogHeader, loaded: Loaded): Row {
  return header === loaded.header && end !== undefined ? { ...row, end } : row;
}
