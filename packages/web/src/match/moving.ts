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

/** A match that is stored here, and how often it has changed here: never yet. */
interface Added {
  readonly id: string;
  readonly seq: 0;
}

/** Stores the log of a table, or says why it cannot be played here. `yours` are the seats one had there. */
export async function addLocal(text: string, yours: readonly number[]): Promise<Added | Refused> {
  const log = readObject(decode(text, 'log'), 'log');
  const header = readObject(log.header, 'header') as unknown as LogHeader;
  const table = readObject(header.table, 'header.table');
  const seats = readListOf(readHolder)(table.seats, 'header.table.seats').map((holder, seat) =>
    seat === yours[0] ? { kind: 'you', name: holder.name } : holder,
  );
  // Who sits where is another now, and with it the seal: the rules play every answer again and seal it anew.
  const taken = { header: { ...header, table: { ...table, seats } }, entries: log.entries };
  const added = await openLog(world, newMatchId, JSON.stringify(taken), { title: '', you: '' });
  if ('failure' in added) return added;
  return { id: added.id, seq: 0 };
}

/** Whether a match is still here. */
export const isHere = async (id: string): Promise<boolean> => (await world.store.read(id)) !== undefined;
