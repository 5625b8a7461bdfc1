/** The MatchClient of a match that lives in this browser. Whatever changes the match goes through one queue. */
import { LEAVE, type Seat } from '@tessera/engine';
import type { StartPort } from './caller.ts';
import type { Advice, MatchClient, Refusal } from './client.ts';
import { createDisplay } from './display.ts';
import type { KeptMatch, NoteHere } from './journal.ts';
import { isStill, type Parts, taskFor } from './parts.ts';
import type { RulesAnswers, RulesRequest } from './protocol.ts';
import { STOPPED } from './refusals.ts';
import { createSession, type Session, type SessionWorld } from './session.ts';
import { createThinker, type Thought } from './thinker.ts';

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
    canSave: () => session.match() !== undefined,
    async file() {
      await loaded;
      const match = session.match();
      const log = match && (await session.ask({ type: 'log' }));
      return log && (await import('./saving.ts')).fileOf(log, match);
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

/** Runs one task after another; once the match is over (failed, disposed of) the rest answer undefined. */
function createQueue(isOver: () => boolean): Parts['enqueue'] {
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
    return { refused: await session.commit(answer.situation) };
  }

  const change = (request: Change, canBe: () => unknown = session.match): Promise<void> =>
    enqueue(async () => {
      const reached = canBe() ? await session.ask<Change['type']>(request) : undefined;
      if (reached) await session.commit(reached);
    });

  const note = (noted: (match: KeptMatch) => NoteHere): Promise<void> =>
    enqueue(async () => {
      const match = session.match();
      if (match) await session.note(noted(match));
    });

  return {
    submit: async move => ((await enqueue(() => submit(move))) ?? { refused: STOPPED }).refused,
    undo: () => change({ type: 'undo' }, () => display.snapshot()?.undo === 'ready'),
    redo: () => change({ type: 'redo' }, () => display.snapshot()?.redo),
    resign: () => change({ type: 'resign' }),
    say: (seat, word) => change({ type: 'say', seat, word }),
    decline: seat => note(({ log }) => ({ kind: 'declined', count: log.entries.length, seat })),
    keepTime: time => note(() => ({ kind: 'time', ...time })),
  };
}

type Change = Extract<RulesRequest, { readonly type: 'undo' | 'redo' | 'resign' | 'say' }>;

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
    consider: async seat => (await import('./considering.ts')).consider(parts, seat),
    async advise(onAdvice) {
      await loaded;
      const match = session.match();
      const snapshot = display.snapshot();
      if (!match || !snapshot?.isYours || snapshot.toAct === null || display.isOver()) return;
      const task = await taskFor(session, match, snapshot.toAct);
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
        if (isStill(session, match)) await session.note({ kind: 'chance', ...sample });
      });
    },
  };
}

type Questions = 'whyNot' | 'viewAt' | 'momentAt' | 'history' | 'review' | 'advise' | 'offer' | 'consider';

/** Lets the bot whose turn it is think, once for every new situation, and lets all of them forget at the end. */
function botTurns(parts: Parts, world: ClientWorld): () => void {
  const { session, display, thinker } = parts;
  let seen: number | undefined;
  return () => {
    const match = session.match();
    const { thinking, outcome } = display.snapshot() ?? {};
    if (!match || match.seq === seen) return;
    seen = match.seq;
    if (typeof thinking === 'number') void botTurn(parts, world, match, thinking);
    else if (outcome) thinker.forget(match.id);
  };
}

async function botTurn(parts: Parts, world: ClientWorld, match: KeptMatch, seat: Seat): Promise<void> {
  const { session, thinker, enqueue } = parts;
  const pause = after(world.botPauseMs);
  const holder = match.setup.seats[seat];
  const task = await taskFor(session, match, seat);
  if (!task || holder?.kind !== 'bot') return;
  const thought = await thinker.run({ type: 'think', level: holder.level, ...task });
  if ('problem' in thought && thought.problem.code === 'cancelled') return;
  await pause;
  await enqueue(async () => {
    if (isStill(session, match)) await playForBot(parts, match, seat, thought);
  });
}

async function playForBot({ session, display }: Parts, match: KeptMatch, seat: Seat, thought: Thought) {
  const { move, reason, resigns } = 'move' in thought ? thought : { move: null };
  const given = resigns && (await session.ask({ type: 'say', seat, word: LEAVE }));
  const answer = given || move === null ? undefined : await session.ask({ type: 'submit', move, by: 'bot' });
  const reached = given || (answer && 'situation' in answer && answer.situation);
  if (reached) {
    const count = match.log.entries.length;
    await session.commit(reached, reason && { kind: 'reason', count, reason });
    return;
  }
  console.warn('A bot failed:', thought, answer);
  display.report('bot', 'botFailed');
}

const after = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
