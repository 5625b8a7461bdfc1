/** The MatchClient of a match that lives in this browser. Whatever changes the match goes through one queue. */
import { LEAVE, type Seat } from '@tessera/engine';
import type { StartPort } from './caller.ts';
import type { Advice, MatchClient, Refusal } from './client.ts';
import { createDisplay, type Display } from './display.ts';
import { fileOf } from './files.ts';
import { NO_NOTES, type Notes, notesUpTo, withNote } from './notes.ts';
import type { RulesAnswers, RulesRequest } from './protocol.ts';
import { isSame, type MatchRecord } from './record.ts';
import { STOPPED } from './refusals.ts';
import { createSession, type Session, type SessionWorld } from './session.ts';
import { tableOf } from './setup.ts';
import { createThinker, type Thinker, type Thought } from './thinker.ts';

export interface ClientWorld extends SessionWorld {
  readonly startBots: StartPort;
  /** How soon after the move before it a bot may answer, so that people can follow. */
  readonly botPauseMs: number;
}

/** How long an adviser thinks. */
const ADVICE_MS = 2000;

/** The workers end when it is disposed of. Before that it never rejects, but for a look back that failed. */
export function createLocalClient(id: string, world: ClientWorld): MatchClient<unknown> {
  const display = createDisplay();
  const thinker = createThinker(world.startBots);
  const session = createSession(id, world, display, thinker.cancel);
  const enqueue = createQueue(display.isOver);
  const parts: Parts = { display, thinker, session, enqueue };

  display.subscribe(botTurns(parts, world));
  const loaded = enqueue(session.load);
  const stopWatching = world.store.subscribe(changed => {
    if (changed === undefined || changed === id) void enqueue(session.lookAtStore);
  });

  return {
    snapshot: display.snapshot,
    failure: display.failure,
    detail: display.detail,
    subscribe: display.subscribe,
    file: () => {
      const record = session.record();
      return record && fileOf(record);
    },
    ...changing(parts),
    ...asking(parts, loaded),
    dispose() {
      display.close();
      stopWatching();
      session.close();
      thinker.close();
    },
  };
}

interface Parts {
  readonly display: Display;
  readonly thinker: Thinker;
  readonly session: Session;
  readonly enqueue: Enqueue;
}

type Enqueue = <T>(task: () => Promise<T>) => Promise<T | undefined>;

/** Runs one task after another; once the match is over (failed, disposed of) the rest answer undefined. */
function createQueue(isOver: () => boolean): Enqueue {
  let last: Promise<unknown> = Promise.resolve();
  return task => {
    const run = last.then(() => (isOver() ? undefined : task()));
    last = run.catch(() => {}); // who asked is told; the queue goes on
    return run;
  };
}

function changing({ session, display, enqueue }: Parts): Pick<MatchClient<unknown>, Changes> {
  async function submit(move: string): Promise<{ readonly refused: Refusal | undefined }> {
    const answer = (await session.ask({ type: 'submit', move, by: 'screen' })) ?? { refused: STOPPED };
    if ('refused' in answer) return answer;
    return { refused: await session.commit(answer.situation, notesHere(session.record())) };
  }

  const change = (request: Change, canBe: () => unknown = session.record): Promise<void> =>
    enqueue(async () => {
      const reached = canBe() ? await session.ask<Change['type']>(request) : undefined;
      if (reached) await session.commit(reached);
    });

  const note = (noted: (record: MatchRecord) => Notes): Promise<void> =>
    enqueue(async () => {
      const record = session.record();
      if (record) await session.note(noted(record));
    });

  return {
    submit: async move => ((await enqueue(() => submit(move))) ?? { refused: STOPPED }).refused,
    undo: () => change({ type: 'undo' }, () => display.snapshot()?.undo === 'ready'),
    redo: () => change({ type: 'redo' }, () => display.snapshot()?.redo),
    resign: () => change({ type: 'resign' }),
    say: (seat, word) => change({ type: 'say', seat, word }),
    decline: seat =>
      note(record => withNote(notesHere(record), 'declined', { count: record.log.entries.length, seat })),
    keepTime: time => note(({ notes }) => withNote(notes, 'times', time)),
  };
}

type Change = Extract<RulesRequest, { readonly type: 'undo' | 'redo' | 'resign' | 'say' }>;

/** A new answer leaves behind what was thought about those taken back; redo brings it back with them. */
const notesHere = (record: MatchRecord | undefined): Notes =>
  record ? notesUpTo(record.notes, record.log.entries.length) : NO_NOTES;

type Changes = 'submit' | 'undo' | 'redo' | 'resign' | 'say' | 'decline' | 'keepTime';

/** Questions change nothing and wait for nobody but the loading of the match. */
function asking(parts: Parts, loaded: Promise<unknown>): Pick<MatchClient<unknown>, Questions> {
  const { session, display, thinker, enqueue } = parts;
  const ask: Session['ask'] = async request => {
    await loaded;
    return session.ask(request);
  };
  /** Of a match that has stopped there is nothing to see. */
  const see: <K extends 'viewAt' | 'momentAt' | 'history'>(
    request: Extract<RulesRequest, { readonly type: K }>,
  ) => Promise<RulesAnswers[K]> = async request => {
    const seen = await ask(request);
    if (seen === undefined) throw new Error(`there is no answer to ${JSON.stringify(request)}`);
    return seen;
  };
  return {
    async whyNot(move) {
      const refused = await ask({ type: 'whyNot', move });
      return refused === undefined ? STOPPED : (refused ?? undefined);
    },
    viewAt: count => see({ type: 'viewAt', count }),
    momentAt: count => see({ type: 'momentAt', count }),
    history: from => see({ type: 'history', from }),
    review: () => ask({ type: 'review' }),
    offer: async () => (await ask({ type: 'offer' })) ?? undefined,
    async consider(seat) {
      const record = session.record();
      const holder = record && tableOf(record.log.header).seats[seat];
      if (!record || holder?.kind !== 'bot' || !display.snapshot()?.isYours) return undefined;
      const task = await taskFor(session, record, seat);
      const thought = task && (await thinker.run({ type: 'consider', level: holder.level, ...task }));
      return thought && 'agrees' in thought && isStill(session, record) ? thought : undefined;
    },
    async advise(onAdvice) {
      await loaded;
      const record = session.record();
      const snapshot = display.snapshot();
      if (!record || !snapshot?.isYours || snapshot.toAct === null || display.isOver()) return;
      const task = await taskFor(session, record, snapshot.toAct);
      if (!task) return;
      let last: Advice | undefined;
      const heard = (advice: Advice): void => {
        last = advice;
        onAdvice(advice);
      };
      await thinker.run({ type: 'advise', ms: ADVICE_MS, ...task }, heard);
      if (last?.chance === undefined) return;
      const sample = { count: snapshot.moves.length, seat: task.seat, chance: last.chance };
      await enqueue(async () => {
        const now = session.record();
        if (now && isSame(now, record)) await session.note(withNote(now.notes, 'chances', sample));
      });
    },
  };
}

type Questions = 'whyNot' | 'viewAt' | 'momentAt' | 'history' | 'review' | 'advise' | 'offer' | 'consider';

/** Whether nobody has played since; thoughts about it may have come. */
function isStill(session: Session, record: MatchRecord): boolean {
  const now = session.record();
  return now !== undefined && isSame(now, record);
}

/** What a bot needs to think from a record on; undefined when the match has moved on since. */
async function taskFor(session: Session, record: MatchRecord, seat: Seat) {
  const known = await session.ask({ type: 'view', seat });
  if (known === undefined || !isStill(session, record)) return undefined;
  return { game: record.log.header.game, match: record.id, seat, ...known };
}

/** Lets the bot whose turn it is think, once for every new situation, and lets all of them forget at the end. */
function botTurns(parts: Parts, world: ClientWorld): () => void {
  const { session, display, thinker } = parts;
  let seen: MatchRecord | undefined;
  return () => {
    const record = session.record();
    const { thinking, outcome } = display.snapshot() ?? {};
    if (!record || (seen && isSame(record, seen))) return;
    seen = record;
    if (typeof thinking === 'number') void botTurn(parts, world, record, thinking);
    else if (outcome) thinker.forget(record.id);
  };
}

async function botTurn(parts: Parts, world: ClientWorld, record: MatchRecord, seat: Seat): Promise<void> {
  const { session, thinker, enqueue } = parts;
  const pause = after(world.botPauseMs);
  const holder = tableOf(record.log.header).seats[seat];
  const task = await taskFor(session, record, seat);
  if (!task || holder?.kind !== 'bot') return;
  const thought = await thinker.run({ type: 'think', level: holder.level, ...task });
  if ('problem' in thought && thought.problem.code === 'cancelled') return;
  await pause;
  await enqueue(async () => {
    if (isStill(session, record)) await playForBot(parts, session.record() ?? record, seat, thought);
  });
}

async function playForBot({ session, display }: Parts, record: MatchRecord, seat: Seat, thought: Thought) {
  const { move, reason, resigns } = 'move' in thought ? thought : { move: null };
  const given = resigns && (await session.ask({ type: 'say', seat, word: LEAVE }));
  const answer = given || move === null ? undefined : await session.ask({ type: 'submit', move, by: 'bot' });
  const reached = given || (answer && 'situation' in answer && answer.situation);
  if (reached) {
    const count = record.log.entries.length;
    const notes = notesHere(record);
    await session.commit(reached, reason ? withNote(notes, 'reasons', { count, reason }) : notes);
    return;
  }
  console.warn('A bot failed:', thought, answer);
  display.report('bot', 'botFailed');
}

const after = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
