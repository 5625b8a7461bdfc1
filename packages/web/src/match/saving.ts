/** Export of a match: the log that `tessera replay` and `tessera verify` read, with its notes. */
import type { MatchLog } from '@tessera/engine';
import type { TableRecord } from '@tessera/table';
import { createCaller } from './caller.ts';
import type { MatchFile } from './client.ts';
import { NO_NOTES, type Notes, noted, notesUpTo } from './notes.ts';
import type { TableAnswers, TableRequest } from './protocol.ts';
import type { ShelfWorld } from './shelf.ts';

/** File of a match, sealed by the rules; the raw stored data if they cannot replay it. */
export async function savedFile(
  { store, startTable, copies, now }: ShelfWorld,
  id: string,
): Promise<MatchFile | undefined> {
  const found = await store.read(id);
  if (!found) return undefined;
  const unreadable = async (): Promise<MatchFile> => ({
    name: `tessera-unreadable-${id}.json`,
    text: copies.text(id) ?? JSON.stringify(await store.records(id)),
  });
  if ('why' in found) return unreadable();
  const { records, row } = found;
  const port = startTable();
  if (!port) return unreadable();
  const worker = createCaller<TableRequest, TableAnswers>(
    port,
    () => {},
    // Records that the table writes while its log is read are dropped.
    push => 'append' in push && worker.ask({ type: 'given', want: push.want, now: now() }),
  );
  await worker.ask({ type: 'hold', records, row, hold: 1, seen: undefined, now: now() }).reply;
  const reply = await worker.ask({ type: 'log' }).reply;
  worker.close();
  return reply.ok && reply.value
    ? fileOf(reply.value, { notes: notesOf(records as readonly TableRecord[]), updated: row.updated })
    : unreadable();
}

/** Notes of a journal; an answer drops those about answers that were taken back before it. */
export function notesOf(records: readonly TableRecord[]): Notes {
  let notes = NO_NOTES;
  let count = 0;
  for (const record of records) {
    if (record.kind === 'noted') notes = noted(notes, record.note);
    if (record.kind === 'carriedOver') count = record.log.entries.length;
    if (record.kind === 'tookBack') count -= record.count;
    if (record.kind !== 'played') continue;
    if (!record.isAgain) notes = notesUpTo(notes, count);
    count++;
  }
  return notes;
}

interface Kept {
  readonly notes: Notes;
  readonly updated: number;
}

export function fileOf(log: MatchLog, { notes, updated }: Kept): MatchFile {
  const kept = { ...log, notes: notesUpTo(notes, log.entries.length) };
  return {
    name: `tessera-${log.header.game}-${dayOf(updated)}.json`,
    text: `${JSON.stringify(kept)}\n`,
  };
}

/** Date in the local time zone. */
function dayOf(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map(part => String(part).padStart(2, '0')).join('-');
}
