/** The moment of a review that the reader is working on: tries first, then the answer. */
import { type Decision, decisionPoints, type Grade, gradeOf, rankedPoints } from '@tessera/bots/review';
import type { Retry } from '../../match/retry.ts';
import type { Reviewer } from '../../match/reviewer.ts';
import type { Again } from '../../match/reviewing.ts';
import { createSignal, type Signal } from '../../ui/render/signal.ts';

/** An answer that was tried; without a grade while it is judged. */
export interface Try {
  readonly answer: string;
  readonly points?: number;
  readonly grade?: Grade;
}

export interface DeskState {
  readonly decision: Decision | undefined;
  /** The decision, once its table is known. */
  readonly again: Again | undefined;
  readonly tries: readonly Try[];
  readonly isSolved: boolean;
}

export interface ReviewDesk extends Pick<Signal<DeskState>, 'get' | 'subscribe'> {
  open(decision: Decision): Promise<void>;
  /** Tries an answer, as if it were given at the table. */
  attempt(answer: string): Promise<void>;
  /** Shows the answer. */
  solve(): void;
  /** Plays the better line at the table. */
  playLine(): Promise<void>;
  close(): void;
}

const CLOSED: DeskState = { decision: undefined, again: undefined, tries: [], isSolved: false };

export function createDesk(reviewer: Reviewer, retry: Retry): ReviewDesk {
  const state = createSignal<DeskState>(CLOSED);
  const isAt = (decision: Decision): boolean => state.get().decision === decision;

  /** Lets the reader answer at the table; a second answer begins anew. */
  function ask(): void {
    const { decision, again } = state.get();
    if (decision && again) retry.begin(decision.index, again, answer => void attempt(answer));
  }

  async function pointsOf(decision: Decision, answer: string): Promise<number | undefined> {
    const isTogether = reviewer.get().review?.isTogether ?? false;
    const known = decision.verdict.ranked.find(({ move }) => move === answer);
    if (known) return rankedPoints(decision, isTogether, known.chance);
    const verdict = await reviewer.judge(decision.index, answer);
    const tried = verdict?.ranked.find(({ move }) => move === answer);
    return verdict && tried && rankedPoints({ ...decision, verdict }, isTogether, tried.chance);
  }

  async function attempt(answer: string): Promise<void> {
    const { decision, tries } = state.get();
    if (!decision) return;
    ask();
    if (tries.some(one => one.answer === answer)) return;
    state.set({ ...state.get(), tries: [...tries, { answer }] });
    const points = await pointsOf(decision, answer);
    if (!isAt(decision)) return;
    const { before } = decisionPoints(decision, reviewer.get().review?.isTogether ?? false);
    const tried: Try = points === undefined ? { answer } : { answer, points, grade: gradeOf(before, points) };
    const now = state.get();
    state.set({ ...now, tries: now.tries.map(one => (one.answer === answer ? tried : one)) });
    if (tried.grade === 'best') solve();
  }

  function solve(): void {
    state.set({ ...state.get(), isSolved: true });
    void playLine();
  }

  async function playLine(): Promise<void> {
    const { decision, again } = state.get();
    if (!decision || !again) return;
    const line = await reviewer.line(decision.index, decision.verdict.line);
    if (isAt(decision)) retry.play(decision.index, again, line);
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    async open(decision) {
      state.set({ ...CLOSED, decision });
      const again = await reviewer.again(decision.index);
      if (!isAt(decision)) return;
      state.set({ ...state.get(), again });
      ask();
    },
    attempt,
    solve,
    playLine,
    close() {
      state.set(CLOSED);
      retry.end();
    },
  };
}
