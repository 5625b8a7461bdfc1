/** Matches that come from outside, as the text of a log. */
import { decode, FormatError } from '@tessera/engine';
import { addMatch } from './adding.ts';
import { createCaller, type StartPort } from './caller.ts';
import type { TroubleKey } from './failures.ts';
import { parseNotes } from './notes.ts';
import type { Loaded, RulesAnswers, RulesRequest } from './protocol.ts';
import { type SpareTable, setupOf } from './seated.ts';
import { failureOf } from './session.ts';
import type { ShelfWorld } from './shelf.ts';
import { typedSetup } from './usualNames.ts';

/** Why a text is no match, as a key of a sentence, and what exactly is wrong with it, in English. */
export interface Refused {
  readonly failure: TroubleKey;
  readonly why: string;
}

/** Stores a match under a new id, or says why not. */
export async function openLog(
  { store, startRules, now }: Pick<ShelfWorld, 'store' | 'startRules' | 'now'>,
  newId: () => string,
  text: string,
  table: SpareTable,
): Promise<{ readonly id: string } | Refused> {
  const read = readJson(text);
  const found = 'failure' in read ? read : await takeUp(startRules, { type: 'open', log: read.log, table });
  if ('failure' in found) return found;
  const setup = typedSetup(setupOf(newId(), found.header));
  const notes = parseNotes('log' in read && (read.log as { readonly notes?: unknown }).notes);
  addMatch(store, setup, now(), { ...found, notes, loaded: found });
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

/** What the rules say of a match that is not stored; a worker of their own answers this one question. */
export async function takeUp(
  start: StartPort,
  request: Extract<RulesRequest, { readonly type: 'open' | 'load' }>,
): Promise<Loaded | Refused> {
  const port = start();
  if (!port) return { failure: 'noWorkers', why: 'no worker could be started' };
  const rules = createCaller<RulesRequest, RulesAnswers>(port, () => {});
  const reply = await rules.ask<'open' | 'load'>(request).reply;
  rules.close();
  return reply.ok ? reply.value : { failure: failureOf(reply.problem), why: reply.problem.message };
}
