/** Transfer of matches between this browser and a server, in both directions. */
import { decode, type LogHeader, type MatchLog, readListOf, readObject } from '@tessera/engine';
import type { MatchSetup } from './client.ts';
import { fileOf, newMatchId, world } from './library.ts';
import { openLog, type Refused } from './opening.ts';
import { readHolder, setupOf } from './seated.ts';

/** Current log and setup of a match; undefined if it is missing or unreadable. */
export async function localMatch(
  id: string,
): Promise<{ readonly setup: MatchSetup; readonly log: MatchLog } | undefined> {
  const file = await fileOf(id);
  try {
    const { header, entries, seal } = decode(file?.text ?? '', 'file') as MatchLog;
    return { setup: setupOf(id, header), log: { header, entries, ...(seal && { seal }) } };
  } catch {
    return undefined;
  }
}

/** A match newly stored here. */
interface Added {
  readonly id: string;
}

/**
 * Stores the log of a table, or returns why it cannot be played here. `yours` are one's seats at that table.
 */
export async function addLocal(text: string, yours: readonly number[]): Promise<Added | Refused> {
  const log = readObject(decode(text, 'log'), 'log');
  const header = readObject(log.header, 'header') as unknown as LogHeader;
  const table = readObject(header.table, 'header.table');
  const seats = readListOf(readHolder)(table.seats, 'header.table.seats').map((holder, seat) =>
    seat === yours[0] ? { kind: 'you', name: holder.name } : holder,
  );
  // Changed seats invalidate the seal: the rules replay every answer and seal the log again.
  const taken = { header: { ...header, table: { ...table, seats } }, entries: log.entries };
  const added = await openLog(world, newMatchId, JSON.stringify(taken), { title: '', you: '' });
  if ('failure' in added) return added;
  return { id: added.id };
}

/** True if a match is stored in this browser. */
export const isHere = async (id: string): Promise<boolean> => (await world.store.read(id)) !== undefined;
