/** Import of matches from outside, as the text of a log. */
import { decode, FormatError } from '@tessera/engine';
import { addMatch } from './adding.ts';
import { createCaller, type StartPort } from './caller.ts';
import type { TroubleKey } from './failures.ts';
import { failureOf } from './port.ts';
import type { Opened, TableAnswers, TableRequest } from './protocol.ts';
import { parseNotes } from './savedNotes.ts';
import { type SpareTable, setupOf } from './seated.ts';
import type { ShelfWorld } from './shelf.ts';
import { typedSetup } from './usualNames.ts';

/** Reason why a text is no match: the key of a sentence, and technical detail in English. */
export interface Refused {
  readonly failure: TroubleKey;
  readonly why: string;
}

/** Stores a match under a new id, or returns why not. */
export async function openLog(
  { store, startTable, now }: Pick<ShelfWorld, 'store' | 'startTable' | 'now'>,
  newId: () => string,
  text: string,
  table: SpareTable,
): Promise<{ readonly id: string } | Refused> {
  const read = readJson(text);
  const found = 'failure' in read ? read : await takeUp(startTable, read.log, table);
  if ('failure' in found) return found;
  const setup = typedSetup(setupOf(newId(), found.header));
  const notes = parseNotes('log' in read && (read.log as { readonly notes?: unknown }).notes);
  const { header, entries, ...summary } = found;
  addMatch(store, setup, now(), { header, entries, notes, summary });
  return { id: setup.id };
}

function readJson(text: string): { readonly log: unknown } | Refused {
  try {
    return { log: decode(text, 'file') };
  } catch (error) {
    if (error instanceof FormatError) return { failure: 'broken', why: error.message };
    throw error;
  }
}

/** Replays a log in a worker of its own, which answers this one request. */
export async function takeUp(start: StartPort, log: unknown, table: SpareTable): Promise<Opened | Refused> {
  const port = start();
  if (!port) return { failure: 'noWorkers', why: 'no worker could be started' };
  const worker = createCaller<TableRequest, TableAnswers>(port, () => {});
  const reply = await worker.ask({ type: 'open', log, table }).reply;
  worker.close();
  return reply.ok ? reply.value : { failure: failureOf(reply.problem), why: reply.problem.message };
}
