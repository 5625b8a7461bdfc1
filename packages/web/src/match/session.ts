/** One match between the rules worker, which knows what is true, and the store, which keeps it. */
import { type Caller, createCaller, type StartPort } from './caller.ts';
import type { Refusal } from './client.ts';
import type { Display } from './display.ts';
import type { FailureKey } from './failures.ts';
import { isThoughtAlike, type Notes } from './notes.ts';
import type { Problem, RulesAnswers, RulesRequest, Situation } from './protocol.ts';
import { isSame, type MatchRecord } from './record.ts';
import { PLAYED_ELSEWHERE, STOPPED } from './refusals.ts';
import { summaryOf } from './snapshot.ts';
import type { MatchStore, StoreWrite } from './store.ts';

export interface SessionWorld {
  readonly store: MatchStore;
  readonly startRules: StartPort;
  /** Names this client in what it writes. */
  readonly writer: string;
  readonly now: () => number;
}

export interface Session {
  /** As stored last; a new object with every change. */
  record(): MatchRecord | undefined;
  /** Undefined for a senseless question, and when the worker failed, which also ends the match. */
  ask<K extends RulesRequest['type']>(
    request: Extract<RulesRequest, { readonly type: K }>,
  ): Promise<RulesAnswers[K] | undefined>;
  /** Reads the match from the store and shows it. */
  load(): Promise<void>;
  /** Keeps and shows a change. Refuses, and shows the newer match, if somebody else played meanwhile. */
  commit(reached: Situation, notes?: Notes): Promise<Refusal | undefined>;
  /** Keeps and shows what was thought about the match, which does not change it. */
  note(notes: Notes): Promise<void>;
  /** Another page, or another client of this one, may have played on or removed the match. */
  lookAtStore(): Promise<void>;
  close(): void;
}

/** What a write that did not simply succeed means for the player. */
const WARNINGS: Readonly<Partial<Record<StoreWrite, FailureKey>>> = {
  notKept: 'notKept',
  removed: 'removed',
};

/** `onChange` is told before every new situation is shown: what was thought about the old one is worthless. */
export function createSession(
  id: string,
  { store, startRules, writer, now }: SessionWorld,
  display: Display,
  onChange: () => void,
): Session {
  const rules = startWorker(startRules, display);
  let record: MatchRecord | undefined;
  let situation: Situation | undefined;
  let storeFailure: FailureKey | undefined;

  const ask: Session['ask'] = async request => {
    const reply = await rules?.ask(request).reply;
    if (reply && !reply.ok && reply.problem.code !== 'garbage')
      display.report('match', failureOf(reply.problem), reply.problem.message);
    return reply?.ok ? reply.value : undefined;
  };

  function show(reached: Situation): void {
    situation = reached;
    onChange();
    if (!record) return;
    display.show(record, situation, storeFailure);
    void addInsight(reached);
  }

  /** Asked for after the situation is on the screen: nobody waits for an analyst. */
  async function addInsight(shown: Situation): Promise<void> {
    const insight = shown.toAct === null ? undefined : await ask({ type: 'insight' });
    if (insight !== undefined && situation === shown) display.addInsight(insight);
  }

  /** Whether the next record was taken over: false when somebody else wrote since the last. */
  async function keep(
    last: MatchRecord,
    { claim: _proved, ...next }: MatchRecord,
    reached: Situation,
  ): Promise<boolean> {
    const { log, undone } = reached;
    const full = { ...next, log, undone, summary: summaryOf(reached) };
    const written = await store.write(full, last);
    if (written === 'stale') return false;
    record = full;
    storeFailure = WARNINGS[written];
    return true;
  }

  /** `wasOvertaken`: a change made here, and shown, is not what the store ended up with. */
  async function load(wasOvertaken = false): Promise<void> {
    const found = store.read(id);
    if (found?.kind !== 'record') {
      display.report('match', 'broken', found?.why);
      return;
    }
    const { log, undone, claim } = found.record;
    const loaded = await ask({ type: 'load', stored: { log, undone, ...(claim && { claim }) } });
    if (!loaded) return;
    record = found.record;
    storeFailure = wasOvertaken ? 'overtaken' : found.isKept ? undefined : 'notKept';
    // The first time, or the first since it was carried over: what the rules made of it is the same match.
    if (!record.summary || claim) await keep(record, record, loaded);
    show(loaded);
  }

  /** What another page thought about the same match. */
  function takeNotes(found: MatchRecord): void {
    if (!record || isThoughtAlike(found.notes, record.notes)) return;
    record = { ...record, notes: found.notes };
    display.addNotes(record);
  }

  return {
    record: () => record,
    ask,
    load: () => load(),
    async commit(reached, notes = record?.notes) {
      if (!record || !notes || display.isOver()) return STOPPED;
      const next = { ...record, notes, seq: record.seq + 1, writer, updated: now() };
      if (!(await keep(record, next, reached))) {
        await load();
        return PLAYED_ELSEWHERE;
      }
      show(reached);
      return undefined;
    },
    async note(notes) {
      if (!record || !situation || display.isOver()) return;
      if (await keep(record, { ...record, notes }, situation)) display.addNotes(record);
    },
    async lookAtStore() {
      const found = store.read(id);
      if (!found) display.report('store', 'removed');
      else if (found.kind === 'broken' || !record) await load();
      else if (!isSame(found.record, record)) await load(record.seq > 0 && found.record.seq <= record.seq);
      else takeNotes(found.record);
    },
    close: () => rules?.close(),
  };
}

function startWorker(start: StartPort, display: Display): Caller<RulesRequest, RulesAnswers> | undefined {
  const port = start();
  if (port) return createCaller(port, () => display.report('match', 'crashed'));
  display.report('match', 'noWorkers');
  return undefined;
}

/** What a problem of the rules worker means for whoever sits in front of it. */
export function failureOf({ code }: Problem): FailureKey {
  return code === 'unknownGame' || code === 'otherRules' || code === 'broken' ? code : 'crashed';
}
