/** The two doors by which matches of this browser move: one out to a table of a server, one home from it. */
import { decode, type LogHeader, type MatchLog, readListOf, readObject } from '@tessera/engine';
import type { MatchSetup } from './client.ts';
import { fileOf, newMatchId, world } from './library.ts';
import { openLog, type Refused } from './opening.ts';
import { readHolder, setupOf } from './seated.ts';

/** A match as it stands, with those who sit around it; undefined for one that is not here or cannot be read. */
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

/** Stores the log of a table; its id, or why it cannot be played here. `yours` are the seats one had there. */
export function addLocal(text: string, yours: readonly number[]): Promise<{ readonly id: string } | Refused> {
  const log = readObject(decode(text, 'log'), 'log');
  const header = readObject(log.header, 'header') as unknown as LogHeader;
  const table = readObject(header.table, 'header.table');
  const seats = readListOf(readHolder)(table.seats, 'header.table.seats').map((holder, seat) =>
    seat === yours[0] ? { kind: 'you', name: holder.name } : holder,
  );
  // Who sits where is another now, and with it the seal: the rules play every answer again and seal it anew.
  const taken = { header: { ...header, table: { ...table, seats } }, entries: log.entries };
  return openLog(world, newMatchId, JSON.stringify(taken), { title: '', you: '' });
}

/** Whether a match is still here. */
export const isHere = async (id: string): Promise<boolean> => (await world.store.read(id)) !== undefined;
