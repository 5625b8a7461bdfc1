/** A match as a file: the log that `tessera replay` and `tessera verify` read, and beside it what was thought. */
import { notesUpTo } from './notes.ts';
import type { MatchRecord } from './record.ts';
import { isBegun } from './storedLog.ts';

export interface MatchFile {
  readonly name: string;
  readonly text: string;
}

/** Undefined for a match that the rules have not begun: there is nothing to keep. */
export function fileOf({ log, notes, updated }: MatchRecord): MatchFile | undefined {
  if (!isBegun(log)) return undefined;
  const kept = { ...log, notes: notesUpTo(notes, log.entries.length) };
  return {
    name: `tessera-${log.header.game}-${dayOf(updated)}.json`,
    text: `${JSON.stringify(kept)}\n`,
  };
}

/** As the calendar on the wall says. */
function dayOf(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map(part => String(part).padStart(2, '0')).join('-');
}
