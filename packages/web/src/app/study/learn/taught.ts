/** A lesson at a real table: every answer is judged before it counts. */
import type { Seat } from '@tessera/engine';
import { isRight, type Lesson, replyTo } from '../../../games/course.ts';
import type { MatchClient, MatchSetup, MatchSnapshot, Refusal, SeatHolder } from '../../../match/client.ts';
import { world } from '../../../match/library.ts';
import { NO_DISK } from '../../../match/replayed.ts';
import { createShelf, type ShelfWorld } from '../../../match/shelf.ts';
import { createStore } from '../../../match/store.ts';
import { createSignal, type Signal } from '../../../ui/render/signal.ts';
import { navigate, PATHS } from '../../../ui/router.ts';

interface TaughtState {
  /** Index of the step; the number of steps when the lesson is done. */
  readonly step: number;
  /** Number of wrong answers in this step, and the key of the reply to the last one. */
  readonly tries: number;
  readonly reply: string | undefined;
  /** True while an answer and those that follow it are played. */
  readonly isBusy: boolean;
}

export interface Taught extends Pick<Signal<TaughtState>, 'get' | 'subscribe'> {
  readonly client: MatchClient<unknown>;
  /** Plays the solution of the step. */
  showMe(): void;
}

const START: TaughtState = { step: 0, tries: 0, reply: undefined, isBusy: false };

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
  const client = openLesson(game, lesson, title, from);
  const state = createSignal(START);
  const own: Seat = lesson.seat ?? 0;
  const seatedIn = seating(own);
  let [before, shown]: (MatchSnapshot<unknown> | undefined)[] = [];
  let told = state.get();
  /** True until the answers of one motion are over: after a wrong one, those behind it are not tried. */
  let isTakenBack = false;

  async function play(answer: string): Promise<Refusal | undefined> {
    const { step } = state.get();
    state.set({ step, tries: 0, reply: undefined, isBusy: true });
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

  function snapshot(): MatchSnapshot<unknown> | undefined {
    const now = client.snapshot();
    if (now && (now !== before || state.get() !== told)) {
      [before, told] = [now, state.get()];
      const isYours = now.toAct === own && !told.isBusy;
      shown = { ...now, ...STILL, setup: seatedIn(now.setup), isYours, legal: isYours ? now.legal : [] };
    }
    return now && shown;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    showMe() {
      const step = lesson.steps[state.get().step];
      if (step && !state.get().isBusy) void play(step.solution);
    },
    client: {
      ...client,
      snapshot,
      subscribe(listener) {
        const stops = [client.subscribe(listener), state.subscribe(listener)];
        return () => {
          for (const stop of stops) stop();
        };
      },
      async submit(answer) {
        const { isBusy, ...now } = state.get();
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
        state.set({ ...now, isBusy, tries: now.tries + 1, reply: replyTo(step, answer) });
        return undefined;
      },
      async advise(onAdvice) {
        const step = lesson.steps[state.get().step];
        if (step) onAdvice({ line: [step.solution], depth: 0, nodes: 0, reasons: [] });
      },
      undo: nothing,
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
    [from, seated] = [setup, { ...setup, seats }];
    return seated;
  };
}
