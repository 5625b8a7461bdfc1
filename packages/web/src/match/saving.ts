/** A match as a file: the log that `tessera replay` and `tessera verify` read, and beside it what was thought. */
import type { MatchLog } from '@tessera/engine';
import { createCaller } from './caller.ts';
import type { MatchFile } from './client.ts';
import { type Notes, notesUpTo } from './notes.ts';
import type { RulesAnswers, RulesRequest } from './protocol.ts';
import type { ShelfWorld } from './shelf.ts';

/** Sealed by the rules; of what they do not take up, all that is stored. */
export async function savedFile(
  { store, startRules, copies }: ShelfWorld,
  id: string,
): Promise<MatchFile | undefined> {
  const found = await store.read(id);
  if (!found) return undefined;
  const unreadable = async (): Promise<MatchFile> => ({
    name: `tessera-unreadable-${id}.json`,
    text: copies.text(id) ?? JSON.stringify(await store.records(id)),
  });
  if (found.kind === 'broken') return unreadable();
  const port = startRules();
  if (!port) return unreadable();
  const rules = createCaller<RulesRequest, RulesAnswers>(port, () => {});
  await rules.ask({ type: 'load', stored: { ...found.match, seats: found.match.setup.seats } }).reply;
  const reply = await rules.ask({ type: 'log' }).reply;
  rules.close();
  return reply.ok ? fileOf(reply.value, found.match) : unreadable();
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

/** As the calendar on the wall says. */
function dayOf(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map(part => String(part).padStart(2, '0')).join('-');
}
