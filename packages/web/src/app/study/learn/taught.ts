/** A lesson at a real table: every answer is judged before it counts. */
import type { Seat } from '@tessera/engine';
import { isRight, type Lesson, type Refutation, replyTo } from '../../../games/course.ts';
import type { MatchClient, MatchSetup, MatchSnapshot, Refusal, SeatHolder } from '../../../match/client.ts';
import { world } from '../../../match/library.ts';
import { NO_DISK } from '../../../match/replayed.ts';
import { createRetry } from '../../../match/retry.ts';
import { createShelf, type ShelfWorld } from '../../../match/shelf.ts';
import { createStore } from '../../../match/store.ts';
import { createSignal, type Signal } from '../../../ui/render/signal.ts';
import { navigate, PATHS } from '../../../ui/router.ts';
import { lineFrom } from './refuted.ts';

interface TaughtState {
  /** Index of the step; the number of steps when the lesson is done. */
  readonly step: number;
  /** Number of wrong answers in this step, and the key of the reply to the last one. */
  readonly tries: number;
  readonly reply: string | undefined;
  /** True while an answer and those that follow it are played. */
  readonly isBusy: boolean;
  /** While a wrong answer is refuted on the board: the number of moves there at its end. */
  readonly refutedBy: number | undefined;
}

export interface Taught extends Pick<Signal<TaughtState>, 'get' | 'subscribe'> {
  readonly client: MatchClient<unknown>;
  /** Plays the solution of the step. */
  showMe(): void;
  /** Ends the refutation of a wrong answer. */
  takeBack(): void;
}

const START: TaughtState = {
  step: 0,
  tries: 0,
  reply: undefined,
  isBusy: false,
  refutedBy: undefined,
};

/** Pause before the answer of another seat, in milliseconds. */
const REPLY_MS = 900;

/** Opens a match at the lesson's position, which is stored nowhere. */
function openLesson(game: string, lesson: Lesson, title: string, from: ShelfWorld): MatchClient<unknown> {
  const shelf = createShelf({ ...from, store: createStore(NO_DISK) });
  const { id, position, options = {}, seats = 2, seed = id } = lesson;
  shelf.createMatch({
    id,
    game,
    title,
    options,
    seed,
    position,
    seats: Array.from({ length: seats }, (): SeatHolder => ({ kind: 'you', name: '' })),
  });
  return shelf.openMatch(id);
}

export function teach(game: string, lesson: Lesson, title: string, from: ShelfWorld = world): Taught {
  const open = (): MatchClient<unknown> => openLesson(game, lesson, title, from);
  const client = open();
  const retry = createRetry(client);
  retry.leader = undefined;
  const state = createSignal(START);
  const own: Seat = lesson.seat ?? 0;
  const seatedIn = seating(own);
  let [before, shown]: (MatchSnapshot<unknown> | undefined)[] = [];
  let seq = 0;
  let told = state.get();
  /** True until the answers of one motion are over: after a wrong one, those behind it are not tried. */
  let isTakenBack = false;

  async function play(answer: string): Promise<Refusal | undefined> {
    const { step } = state.get();
    state.set({ ...START, step, isBusy: true });
    const refusal = await client.submit(answer);
    if (refusal) {
      state.set({ ...state.get(), isBusy: false });
      return refusal;
    }
    for (const reply of lesson.steps[step]?.replies ?? []) {
      await new Promise(done => setTimeout(done, REPLY_MS));
      await client.submit(reply);
    }
    state.set({ ...START, step: step + 1 });
    return undefined;
  }

  /** Plays a wrong answer and its refutation at a second table, then shows them on this one. */
  async function refute(answer: string, refutation: Refutation): Promise<void> {
    const now = client.snapshot();
    if (!now) return;
    const { view, moves, legal } = now;
    state.set({ ...state.get(), isBusy: true, refutedBy: moves.length + 1 + refutation.length });
    const line = await lineFrom(open, moves, answer, refutation);
    if (line.length <= refutation.length) return takeBack();
    if (state.get().refutedBy === undefined) return;
    retry.play(moves.length, { seat: own, view, legal, after: undefined }, line, { delay: 0 });
  }

  /** Sequence numbers grow, also when a refutation is taken back. */
  function snapshot(): MatchSnapshot<unknown> | undefined {
    const now = retry.client.snapshot();
    if (now && (now !== before || state.get() !== told)) {
      const isBack = before !== undefined && retry.index() === undefined && now.seq < before.seq;
      if (now.seq !== before?.seq) seq++;
      [before, told] = [now, state.get()];
      const isYours = now.toAct === own && !told.isBusy;
      const legal = isYours ? now.legal : [];
      const undo = told.refutedBy === undefined ? STILL.undo : 'ready';
      const events = isBack ? [] : now.events;
      shown = { ...now, ...STILL, undo, seq, events, setup: seatedIn(now.setup), isYours, legal };
    }
    return now && shown;
  }

  function takeBack(): void {
    if (state.get().refutedBy === undefined) return;
    retry.end();
    state.set({ ...state.get(), isBusy: false, refutedBy: undefined });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    showMe() {
      const step = lesson.steps[state.get().step];
      if (step && !state.get().isBusy) void play(step.solution);
    },
    takeBack,
    client: {
      ...retry.client,
      snapshot,
      subscribe(listener) {
        const stops = [retry.client.subscribe(listener), state.subscribe(listener)];
        return () => {
          for (const stop of stops) stop();
        };
      },
      async submit(answer) {
        const { isBusy, ...now } = state.get();
        if (now.refutedBy !== undefined) return undefined;
        const step = lesson.steps[now.step];
        if (isBusy || isTakenBack) return undefined;
        // After the lesson the learner may go on trying.
        if (!step) return client.submit(answer);
        if (isRight(step, answer)) return play(answer);
        if (!client.snapshot()?.legal.includes(answer)) return client.submit(answer);
        isTakenBack = true;
        setTimeout(() => {
          isTakenBack = false;
        });
        const { reply, refutation } = replyTo(step, answer);
        state.set({ ...now, isBusy, tries: now.tries + 1, reply });
        if (refutation) void refute(answer, refutation);
        return undefined;
      },
      async advise(onAdvice) {
        const step = lesson.steps[state.get().step];
        if (step) onAdvice({ line: [step.solution], depth: 0, nodes: 0, reasons: [] });
      },
      undo: async () => takeBack(),
      redo: nothing,
      resign: async () => navigate(PATHS.learn({ id: game })),
      offer: async () => undefined,
      canSave: () => false,
    },
  };
}

const nothing = async (): Promise<void> => {};

/** Nobody has won or lost, and nothing is taken back. */
const STILL = { undo: 'nothingToUndo', redo: false, thinking: null, outcome: null } as const;

/** The learner has one seat; the others answer by script. */
function seating(own: Seat): (setup: MatchSetup) => MatchSetup {
  let [from, seated]: (MatchSetup | undefined)[] = [];
  return setup => {
    if (seated && setup === from) return seated;
    const seats = setup.seats.map(
      (holder, seat): SeatHolder => (seat === own ? holder : { kind: 'bot', level: 'gentle', name: '' }),
    );
    [from, seated] = [setup, { ...setup, seats, isLesson: true }];
    return seated;
  };
}
