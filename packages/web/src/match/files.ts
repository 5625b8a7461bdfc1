/** A match as a file: the log that `tessera replay` and `tessera verify` read. */
import type { MatchRecord } from './record.ts';
import { isBegun } from './storedLog.ts';

export interface MatchFile {
  readonly name: string;
  readonly text: string;
}

/** Undefined for a match that the rules have not begun: there is nothing to keep. */
export const fileOf = ({ log, updated }: MatchRecord): MatchFile | undefined =>
  isBegun(log)
    ? { name: `tessera-${log.header.game}-${dayOf(updated)}.json`, text: `${JSON.stringify(log)}\n` }
    : undefined;

/** As the calendar on the wall says. */
function dayOf(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map(part => String(part).padStart(2, '0')).join('-');
}
