/** A puzzle being solved at the table: answers are judged by a worker, refuted or carried on, explained at the end. */
import type { Puzzle } from '@tessera/bots/puzzles/sets';
import { type Caller, createCaller, type StartPort } from '../../../match/caller.ts';
import type { MatchClient, Refusal } from '../../../match/client.ts';
import { startBotWorker } from '../../../match/ports.ts';
import type { BotAnswers, BotRequest } from '../../../match/protocol.ts';
import type { Judged, Tempting } from '../../../match/puzzling.ts';
import { createRetry, type Retry } from '../../../match/retry.ts';
import type { Again, LineStep } from '../../../match/reviewing.ts';
import { type Still, stillAt } from '../../../match/still.ts';
import { subjectOf } from '../../../match/subject.ts';
import { createSignal, type Signal } from '../../../ui/render/signal.ts';
import type { Result } from './record.ts';

/** A wrong answer. */
export type Tried = Exclude<Judged, { readonly kind: 'kept' }> & {
  readonly answer: string;
  /** Number of the wrong answer, from 0. */
  readonly at: number;
  /** View before it. */
  readonly before: unknown;
};

export interface Solving {
  /**
   * `ask` waits for an answer; `judge`, `refute` and `go` are about one; `solved` and `shown` are the end.
   */
  readonly phase: 'ask' | 'judge' | 'refute' | 'go' | 'solved' | 'shown' | 'broken';
  readonly root: Again;
  /** Right answers and replies so far. */
  readonly line: readonly LineStep[];
  readonly wrong: readonly Tried[];
  readonly isHinted: boolean;
  /** The answer that a hint is about, at this decision. */
  readonly hint: string | undefined;
  /** Time to the end. */
  readonly ms: number;
  /** After the end: the main line, and tempting answers that fail. */
  readonly solution: readonly LineStep[];
  readonly tempting: readonly Tempting[];
}

export const isDone = ({ phase }: Solving): boolean => phase === 'solved' || phase === 'shown';

export interface Solver extends Pick<Signal<Solving>, 'get' | 'subscribe'> {
  readonly puzzle: Puzzle;
  readonly client: MatchClient<unknown>;
  readonly entitle: Still['entitle'];
  attempt(answer: string): Promise<void>;
  /** Leaves only the answers that begin like the right one. */
  hint(): Promise<void>;
  /** Shows the solution. */
  giveUp(): Promise<void>;
  /** After the end: plays the solution, or one step of it. */
  playLine(): void;
  playStep(index: number): void;
  restart(): void;
  close(): void;
}

interface SolverWorld {
  readonly onResult: (result: Result) => void;
  readonly startPort?: StartPort;
  readonly now?: () => number;
}

type Worker = Caller<BotRequest, BotAnswers>;

/** Opens a puzzle; undefined if no worker can be asked. */
export async function openSolver(puzzle: Puzzle, world: SolverWorld): Promise<Solver | undefined> {
  const port = (world.startPort ?? startBotWorker)();
  if (!port) return undefined;
  const worker: Worker = createCaller(port, () => {});
  const reply = await worker.ask({ type: 'puzzle', index: 0, puzzle }).reply;
  if (reply.ok) return solverOf(puzzle, worker, reply.value, world);
  worker.close();
  return undefined;
}

function solverOf(puzzle: Puzzle, worker: Worker, root: Again, world: SolverWorld): Solver {
  const { onResult, now = Date.now } = world;
  const fresh: Solving = {
    ...{ phase: 'ask', root, line: [], wrong: [], isHinted: false, hint: undefined },
    ...{ ms: 0, solution: [], tempting: [] },
  };
  const still = stillAt(setupOf(puzzle), root, puzzle.explanation);
  const retry: Retry = createRetry(still.client);
  retry.leader = undefined;
  const state = createSignal<Solving>(fresh);
  let again = root;
  /** Number of the solver's decisions made. */
  let index = 0;
  let begun = now();
  const change = (changes: Partial<Solving>): void => state.set({ ...state.get(), ...changes });

  function tell(isSolved: boolean): void {
    const { isHinted, wrong } = state.get();
    const ms = now() - begun;
    change({ ms });
    onResult({ isSolved, isHinted, wrong: wrong.length, ms, now: now() });
  }

  async function whyNot(move: string): Promise<Refusal | undefined> {
    const reply = await worker.ask({ type: 'puzzleWhyNot', index, move }).reply;
    return (reply.ok && reply.value) || undefined;
  }

  function ask(events: LineStep['events'] = []): void {
    const { line, hint: right } = state.get();
    const alike = again.legal.filter(one => right !== undefined && subjectOf(one) === subjectOf(right));
    const legal = alike.length > 0 ? alike : again.legal;
    retry.begin(0, { ...again, legal }, attempt, { added: line, events, whyNot });
  }

  async function attempt(answer: string): Promise<void> {
    const { phase, line, wrong } = state.get();
    // The second half of a motion is meaningless once the first is refuted.
    if (phase !== 'ask' || !again.legal.includes(answer)) return;
    const before = again.view;
    change({ phase: 'judge' });
    retry.play(0, root, line, { from: line.length });
    const reply = await worker.ask({ type: 'puzzleTry', index, move: answer }).reply;
    if (state.get().phase !== 'judge') return;
    if (!reply.ok) return change({ phase: 'broken' });
    const judged = reply.value;
    if (judged.kind === 'kept') {
      await goOn(judged);
      return;
    }
    change({ phase: 'refute', wrong: [...wrong, { ...judged, answer, before, at: wrong.length }] });
    tell(false);
    const steps = judged.kind === 'refuted' ? judged.steps : [];
    await played([...line, ...steps], line.length);
    if (state.get().phase !== 'refute') return;
    change({ phase: 'ask' });
    ask();
  }

  /** Resolves some time after the last step of a line. */
  const played = (line: readonly LineStep[], from: number): Promise<void> =>
    new Promise(onEnd => void retry.play(0, root, line, { from, delay: 0, onEnd }));

  /** Shows the answer, then the replies; the last of them is animated while the player thinks. */
  async function goOn({ steps, again: next }: Extract<Judged, { readonly kind: 'kept' }>): Promise<void> {
    const before = state.get().line;
    const line = [...before, ...steps];
    change({ phase: next ? 'go' : 'solved', line, hint: undefined });
    if (!next) {
      tell(true);
      void explain();
      return played(line, before.length);
    }
    again = next;
    index++;
    if (steps.length > 1) await played(line.slice(0, -1), before.length);
    if (state.get().phase !== 'go') return;
    change({ phase: 'ask' });
    ask(steps.at(-1)?.events);
  }

  async function explain(): Promise<void> {
    const line = await worker.ask({ type: 'puzzleLine', index: 0 }).reply;
    if (line.ok) change({ solution: line.value });
    const others = await worker.ask({ type: 'puzzleOthers', index: 0 }).reply;
    if (others.ok) change({ tempting: others.value });
  }

  const playLine = (): void => void retry.play(0, root, state.get().solution);

  async function giveUp(): Promise<void> {
    if (isDone(state.get())) return;
    change({ phase: 'shown' });
    tell(false);
    await explain();
    playLine();
  }

  async function hint(): Promise<void> {
    const { phase, hint: known } = state.get();
    if (phase !== 'ask' || known !== undefined) return;
    const at = index;
    const reply = await worker.ask({ type: 'puzzleHint', index }).reply;
    if (!reply.ok || reply.value === null || at !== index || state.get().phase !== 'ask') return;
    change({ isHinted: true, hint: reply.value });
    ask();
  }

  function restart(): void {
    again = root;
    index = 0;
    begun = now();
    state.set(fresh);
    ask();
  }

  restart();
  return {
    puzzle,
    get: state.get,
    subscribe: state.subscribe,
    client: { ...retry.client, advise: hint, resign: giveUp },
    entitle: still.entitle,
    attempt,
    hint,
    giveUp,
    playLine,
    playStep(at) {
      const { solution } = state.get();
      retry.play(0, root, solution.slice(0, at + 1), { from: at });
    },
    restart,
    close() {
      retry.end();
      worker.close();
    },
  };
}

const setupOf = ({ id, game, options, seats, seat, position }: Puzzle) => ({
  id,
  game,
  title: '',
  seats: Array.from({ length: seats }, (_, one) => ({
    kind: one === seat ? ('you' as const) : ('guest' as const),
    name: '',
  })),
  options,
  seed: '',
  position,
});
