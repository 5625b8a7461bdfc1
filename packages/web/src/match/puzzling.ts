/** Puzzles in the bot worker: one is open at a time, its answers are judged by proof. */
import { type Judging, judgeAnswer, loadJudging, replyOf, rootIn } from '@tessera/bots/puzzles/judging';
import type { Odds, Puzzle } from '@tessera/bots/puzzles/sets';
import { FormatError, type Seat, scriptedChance, seededChance } from '@tessera/engine';
import { whyNot } from './answers.ts';
import type { Refusal } from './client.ts';
import type { BotRequest } from './protocol.ts';
import type { Again, LineStep } from './reviewing.ts';
import { temptations } from './temptations.ts';

/** Judgement of an answer, with everything that the table shows about it. */
export type Judged =
  /** Right: the answer, the replies of others, and the next decision unless it is done. */
  | { readonly kind: 'kept'; readonly steps: readonly LineStep[]; readonly again: Again | null }
  /** Wrong: the line that refutes it, and the odds that are left. */
  | { readonly kind: 'refuted'; readonly steps: readonly LineStep[]; readonly odds: Odds }
  /** It relies on hidden cards. */
  | { readonly kind: 'unproved' };

/** A tempting first answer that fails: refuted, or refused by the rules. */
export type Tempting = { readonly move: string } & (
  | Extract<Judged, { readonly kind: 'refuted' }>
  | { readonly kind: 'refused'; readonly refusal: Refusal }
);

export type PuzzleRequest = Extract<BotRequest, { readonly type: `puzzle${string}` }>;

interface Opened extends Judging {
  readonly puzzle: Puzzle;
  readonly prover: ReturnType<Judging['proverFor']>;
  /** States before the solver's decisions so far. */
  readonly states: unknown[];
}

/** Numbers for what an answer sets off beyond the goal. */
const SPARE: readonly number[] = Array<number>(400).fill(1);
/** Attempts at drawing an outcome that fits a judgement. */
const DRAWN = 40;

export function createPuzzling() {
  let opened: Opened | undefined;

  async function open(puzzle: Puzzle): Promise<Again> {
    const judging = await loadJudging(puzzle.game);
    const root = rootIn(judging.game, puzzle);
    opened = { ...judging, puzzle, prover: judging.proverFor(puzzle, root), states: [root] };
    return againAt(opened, root);
  }

  function at(index: number) {
    const state = opened?.states[index];
    if (!opened || state === undefined) throw new FormatError('index', 'is beyond the puzzle');
    return { ...opened, opened, state };
  }

  function judge(index: number, text: string): Judged {
    const { game, prover, puzzle, state, states, opened: now } = at(index);
    const move = game.notation.parseMove(state, text);
    const judged = judgeAnswer(game, prover, state, move);
    if (judged.kind === 'unproved') return judged;
    if (judged.kind === 'refuted') return { ...judged, steps: refuting(now, state, judged.line) };
    const written = (from: unknown, answer: string, numbers: readonly number[]): LineStep =>
      withoutState(stepOf(now, from, answer, numbers, true));
    const steps = [written(state, text, judged.numbers)];
    let { next, isDone } = judged;
    while (!isDone) {
      const seat = game.decider(next);
      if (seat === undefined || game.isTogether || seat === puzzle.seat) break;
      const reply = replyOf(game, prover, next);
      const replied = judgeAnswer(game, prover, next, reply);
      if (replied.kind !== 'kept') break;
      steps.push(written(next, game.notation.formatMove(next, reply), replied.numbers));
      ({ next, isDone } = replied);
    }
    const again = isDone || game.decider(next) === undefined ? null : againAt(now, next);
    states.splice(index + 1, states.length, ...(again ? [next] : []));
    return { kind: 'kept', steps, again };
  }

  /** A right answer, that of the main line if it is one. */
  function hint(index: number): string | null {
    const { game, prover, puzzle, state } = at(index);
    const moves = game.legalMoves(state, game.decider(state) ?? puzzle.seat);
    const write = (move: unknown): string => game.notation.formatMove(state, move);
    const isMain = (move: unknown): boolean => puzzle.solution.includes(write(move));
    const sorted = moves.toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)));
    const right = sorted.find(move => judgeAnswer(game, prover, state, move).kind === 'kept');
    return right === undefined ? null : write(right);
  }

  /** The main line from the beginning. */
  function solution(): readonly LineStep[] {
    const { opened: now, puzzle, state } = at(0);
    return played(
      now,
      state,
      puzzle.solution.map((text, i) => ({ text, numbers: puzzle.draws[i] ?? [] })),
      true,
    );
  }

  function others(): readonly Tempting[] {
    const { game, prover, puzzle, state, opened: now } = at(0);
    const own = solution().filter(({ seat }) => game.isTogether || seat === puzzle.seat);
    const later = own.slice(1).map(({ move }) => move);
    return temptations(game, prover, puzzle, state, later).map(({ move, refusal, odds, line }) =>
      refusal
        ? { move, kind: 'refused', refusal }
        : { move, kind: 'refuted', odds, steps: refuting(now, state, line) },
    );
  }

  return (request: PuzzleRequest): unknown => {
    switch (request.type) {
      case 'puzzle':
        return open(request.puzzle);
      case 'puzzleTry':
        return judge(request.index, request.move);
      case 'puzzleWhyNot': {
        const { game, state } = at(request.index);
        return whyNot(game, state, game.decider(state) ?? 0, request.move);
      }
      case 'puzzleHint':
        return hint(request.index);
      case 'puzzleLine':
        return solution();
      case 'puzzleOthers':
        return others();
    }
  };
}

function againAt({ game, puzzle }: Opened, state: unknown): Again {
  const seat = game.decider(state) ?? puzzle.seat;
  const legal = game.legalMoves(state, seat).map(move => game.notation.formatMove(state, move));
  return { seat, view: game.view(state, puzzle.seat), after: undefined, legal };
}

interface Written {
  readonly text: string;
  readonly numbers: readonly number[];
}

const refuting = (opened: Opened, state: unknown, line: readonly Written[]): readonly LineStep[] =>
  played(opened, state, line, false);

function played(
  opened: Opened,
  start: unknown,
  line: readonly Written[],
  isRight: boolean,
): readonly LineStep[] {
  let state = start;
  return line.map(({ text, numbers }) => {
    const step = stepOf(opened, state, text, numbers, isRight);
    state = step.next;
    return withoutState(step);
  });
}

interface Played extends LineStep {
  readonly next: unknown;
}

/** States stay in the worker. */
const withoutState = ({ next: _, ...step }: Played): LineStep => step;

/** An answer with its view and events. An answer whose odds were counted is drawn until it ends as the odds say. */
function stepOf(
  opened: Opened,
  state: unknown,
  move: string,
  numbers: readonly number[],
  isRight: boolean,
): Played {
  const { game, prover, puzzle } = opened;
  const seat = game.decider(state) ?? (puzzle.seat as Seat);
  const parsed = game.notation.parseMove(state, move);
  const isSettled = prover.isSettled(state, parsed);
  const chances = [
    ...(isSettled ? [] : [scriptedChance([...numbers, ...SPARE])]),
    ...Array.from({ length: DRAWN }, (_, i) => seededChance(`${move} ${i}`)),
  ];
  let found = { state, events: [] as LineStep['events'] };
  for (const chance of chances) {
    try {
      found = game.apply(state, seat, parsed, chance);
    } catch {
      continue; // a spare number that does not fit
    }
    if (!isSettled || prover.verdict(found.state) === isRight) break;
  }
  return {
    seat,
    move,
    view: game.view(found.state, puzzle.seat),
    events: found.events,
    toAct: game.decider(found.state) ?? null,
    next: found.state,
  };
}
