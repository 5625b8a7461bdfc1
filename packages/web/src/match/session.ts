/** One match between the rules worker, which knows what is true, and its journal, which keeps it. */
import { type Caller, createCaller, type StartPort } from './caller.ts';
import type { Refusal } from './client.ts';
import type { Row } from './disk.ts';
import type { Display } from './display.ts';
import type { FailureKey, TroubleKey } from './failures.ts';
import { followed, HERE, type KeptMatch, type NoteHere, numbered } from './journal.ts';
import { isThoughtAlike } from './notes.ts';
import type { Problem, RulesAnswers, RulesRequest, Situation } from './protocol.ts';
import { PLAYED_ELSEWHERE, STOPPED } from './refusals.ts';
import type { MatchStore, StoreWrite } from './store.ts';

export interface SessionWorld {
  readonly store: MatchStore;
  readonly startRules: StartPort;
  readonly now: () => number;
}

export interface Session {
  /** As its journal has it; a new object with every record. */
  match(): KeptMatch | undefined;
  /** Undefined for a senseless question, and when the worker failed, which also ends the match. */
  ask<K extends RulesRequest['type']>(
    request: Extract<RulesRequest, { readonly type: K }>,
  ): Promise<RulesAnswers[K] | undefined>;
  /** Reads the journal and shows the match. */
  load(): Promise<void>;
  /** Keeps and shows a change. Refuses, and shows the newer match, if somebody else played meanwhile. */
  commit(reached: Situation, note?: NoteHere): Promise<Refusal | undefined>;
  /** Keeps and shows what was thought about the match, which does not change it. */
  note(note: NoteHere): Promise<void>;
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
  { store, startRules, now }: SessionWorld,
  display: Display,
  onChange: () => void,
): Session {
  const rules = startWorker(startRules, display);
  let match: KeptMatch | undefined;
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
    if (!match) return;
    display.show(match, situation, storeFailure);
    void addInsight(reached);
  }

  /** Asked for after the situation is on the screen: nobody waits for an analyst. */
  async function addInsight(shown: Situation): Promise<void> {
    const insight = shown.toAct === null ? undefined : await ask({ type: 'insight' });
    if (insight !== undefined && situation === shown) display.addInsight(insight);
  }

  /** Whether it was taken over: false when somebody else wrote since. */
  async function keep(
    before: KeptMatch,
    reached: Situation,
    changes: number,
    note?: NoteHere,
  ): Promise<boolean> {
    const noted = note ? [{ kind: 'noted' as const, guest: HERE, note }] : [];
    const records = numbered([...reached.records, ...noted], before.last, now());
    const next = { ...followed(before, records), seq: before.seq + changes };
    const written = records.length === 0 ? undefined : await store.append(records, rowOf(next, reached));
    if (written === 'stale') {
      const found = before.isStarted ? await store.read(id) : undefined;
      // Another page has thought about the match, and not changed it.
      const isSame =
        found?.kind === 'match' && found.match.seq === before.seq && found.match.last > before.last;
      return isSame ? keep(found.match, reached, changes, note) : false;
    }
    match = next;
    if (written) storeFailure = WARNINGS[written];
    return true;
  }

  async function load(): Promise<void> {
    const found = await store.read(id);
    if (!found) return display.report('match', 'missing');
    if (found.kind === 'broken') return display.report('match', 'broken', found.why);
    const { setup, notes: _notes, ...known } = found.match;
    const stored = { ...known, seats: setup.seats, end: found.end };
    const loaded = await ask({ type: 'load', stored });
    if (!loaded) return;
    storeFailure = found.isKept ? undefined : 'notKept';
    // Another page has taken it up meanwhile.
    if (!(await keep(found.match, loaded, 0))) return load();
    show(loaded);
  }

  return {
    match: () => match,
    ask,
    load,
    async commit(reached, note) {
      if (!match || display.isOver()) return STOPPED;
      if (!(await keep(match, reached, reached.records.length > 0 ? 1 : 0, note))) {
        await load();
        return PLAYED_ELSEWHERE;
      }
      show(reached);
      return undefined;
    },
    async note(note) {
      if (!match || !situation || display.isOver()) return;
      if (await keep(match, { ...situation, records: [] }, 0, note)) display.addNotes(match);
    },
    async lookAtStore() {
      const entry = store.entries().get(id);
      if (entry && 'row' in entry && entry.row.seq === match?.last) return; // its own last word
      const found = await store.read(id);
      if (!found) display.report('store', 'removed');
      else if (found.kind === 'broken' || !match) await load();
      else if (found.match.seq !== match.seq) await load();
      else {
        const { notes } = match;
        match = found.match;
        if (!isThoughtAlike(match.notes, notes)) display.addNotes(match);
      }
    },
    close: () => rules?.close(),
  };
}

/** For lists. */
export const rowOf = ({ id, last, seq, updated }: KeptMatch, reached: Situation): Row => {
  const { moves, position, toAct, outcome, end } = reached;
  return { id, seq: last, changes: seq, updated, summary: { moves, position, toAct, outcome }, end };
};

function startWorker(start: StartPort, display: Display): Caller<RulesRequest, RulesAnswers> | undefined {
  const port = start();
  if (port) return createCaller(port, () => display.report('match', 'crashed'));
  display.report('match', 'noWorkers');
  return undefined;
}

/** What a problem of the rules worker means for whoever sits in front of it. */
export function failureOf({ code }: Problem): TroubleKey {
  return code === 'unknownGame' || code === 'otherRules' || code === 'broken' ? code : 'crashed';
}
