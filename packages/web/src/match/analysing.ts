/** Analyses in the bot worker: lines from any position are played on, with the player's rolls or likely ones. */
import {
  type AnyGame,
  type Chance,
  FormatError,
  type GameEvent,
  isMatchWord,
  Match,
  parseLog,
  parseOptions,
  type Seat,
  sealedChance,
  seededChance,
} from '@tessera/engine';
import type { Start } from './analysis/text.ts';
import type { Played } from './analysis/tree.ts';
import { answersOf, whyNot } from './answers.ts';
import type { MatchOutcome } from './client.ts';
import type { Answers, BotRequest } from './protocol.ts';
import type { LineStep, LoadJudges } from './reviewing.ts';

/** An answer to be played. */
export interface Asked {
  readonly move: string;
  /** Numbers that it draws; a likely result without them. */
  readonly dice?: readonly number[];
  /** Numbers that do not fit are replaced instead of refused. */
  readonly isWish?: true;
  /** Draws from a seed. */
  readonly seed?: string;
}

/** A number drawn: from `low` on, one of so many. */
export interface Draw {
  readonly low: number;
  readonly count: number;
}

export interface AnalysedStep extends LineStep {
  readonly dice: readonly number[];
  readonly draws: readonly Draw[];
}

/** End of a line: who decides there, or how the game ended. */
export interface Reached extends Answers {
  readonly seat: Seat | null;
  readonly view: unknown;
  readonly outcome: MatchOutcome | null;
  readonly position: string;
}

/** First fault of a line or tree: the number of the answer, or the id of its node; -1 for the start. */
export interface Fault {
  readonly at: number;
  readonly why: string;
}

export interface Analysed {
  /** From the answer that was asked for on. */
  readonly steps: readonly AnalysedStep[];
  readonly reached: Reached;
}

export type AnalysisRequest = Extract<BotRequest, { readonly type: `analysis${string}` }>;

/** Trials for a likely result. */
const TRIALS = 60;

/** Thrown for a line that cannot be played. */
class Unplayable extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.why);
    this.fault = fault;
  }
}

interface Applied extends AnalysedStep {
  readonly next: unknown;
}

export function createAnalysing(load: LoadJudges) {
  /** States along the line of the last request. */
  let known: { readonly marks: readonly string[]; readonly states: readonly unknown[] } = {
    marks: [],
    states: [],
  };

  async function gameOf({ game }: Pick<Start, 'game'>): Promise<AnyGame> {
    const judges = await load(game);
    if (!judges) throw new Unplayable({ at: -1, why: `there is no game ${game} here` });
    return judges.game;
  }

  /** Plays a line; steps from number `from` on are told. */
  async function analysed(
    start: Start,
    line: readonly Asked[],
    from: number,
  ): Promise<Analysed & { state: unknown }> {
    const game = await gameOf(start);
    const marks = [JSON.stringify(start), ...line.map(asked => JSON.stringify(asked))];
    const states: unknown[] = [];
    const steps: AnalysedStep[] = [];
    for (const [i, mark] of marks.entries()) {
      const isKnown = i <= from && known.marks[i] === mark && i === states.length;
      const state = isKnown ? known.states[i] : undefined;
      if (state !== undefined) states.push(state);
      else if (i === 0) states.push(rootOf(game, start));
      else {
        const { next, ...step } = applied(game, states[i - 1], line[i - 1] as Asked, i - 1);
        states.push(next);
        if (i > from) steps.push(step);
      }
    }
    known = { marks, states };
    const state = states.at(-1);
    return { steps, reached: reachedIn(game, state), state };
  }

  async function tree(start: Start, nodes: readonly Noded[]): Promise<readonly AnalysedStep[]> {
    const game = await gameOf(start);
    const states = new Map<number, unknown>([[0, rootOf(game, start)]]);
    return nodes.map(({ id, parent, ...asked }) => {
      const { next, ...step } = applied(game, states.get(parent), asked, id);
      states.set(id, next);
      return step;
    });
  }

  async function logged(given: unknown): Promise<Logged> {
    const log = parseLog(given);
    const { game: id, seats } = log.header;
    const game = await gameOf({ game: id });
    const match = Match.resume(game, log, undefined, sealedChance);
    const left = match.entries.findIndex(({ move }) => isMatchWord(move));
    const last = match.entries.findLastIndex(({ move }) => !isMatchWord(move));
    // A line has answers only: without the seat that left, those after it are others'.
    if (left >= 0 && left < last)
      throw new Unplayable({ at: left, why: 'a seat leaves, and others play on' });
    const position = game.notation.formatPosition(match.history().start);
    const line = match.entries
      .filter(({ move }) => !isMatchWord(move))
      .map(({ move, chance }) => ({ move, dice: chance }));
    return { start: { game: id, seats, options: match.header.options, position }, line };
  }

  async function answer(request: AnalysisRequest): Promise<unknown> {
    if (request.type === 'analysisTree') return tree(request.start, request.nodes);
    if (request.type === 'analysisLog') return logged(request.match);
    const { start, line, index } = request;
    const { state, ...told } = await analysed(start, line, index);
    if (request.type === 'analysis') return told;
    const game = await gameOf(start);
    return whyNot(game, state, game.decider(state) ?? 0, request.move);
  }

  return async (request: AnalysisRequest): Promise<unknown> => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof Unplayable) return error.fault;
      throw error;
    }
  };
}

/** A match as the main line of an analysis. */
export interface Logged {
  readonly start: Start;
  readonly line: readonly Played[];
}

/** A node of a tree, after its parent. */
export interface Noded extends Asked {
  readonly id: number;
  readonly parent: number;
}

function rootOf(game: AnyGame, { options, position, seats }: Start): unknown {
  try {
    const state = game.notation.parsePosition(position, parseOptions(game.options, options), 'lenient');
    if (game.seatsIn(state) !== seats) throw new FormatError('Seats', `must be ${game.seatsIn(state)}`);
    return state;
  } catch (error) {
    if (error instanceof FormatError) throw new Unplayable({ at: -1, why: error.message });
    throw error;
  }
}

function reachedIn(game: AnyGame, state: unknown): Reached {
  const seat = game.decider(state);
  const answers = seat === undefined ? { legal: [], lasting: {} } : answersOf(game, state, seat);
  return {
    ...answers,
    seat: seat ?? null,
    view: game.view(state, seat ?? 0),
    outcome: game.outcome(state) ?? null,
    position: game.notation.formatPosition(state),
  };
}

/** Draws wished numbers as far as they fit, the rest from a seed; tells what it drew. */
function drawing(wished: readonly number[], seed: string) {
  const spare = seededChance(seed);
  const dice: number[] = [];
  const draws: Draw[] = [];
  const draw = (count: number, low: number): number => {
    const wish = wished[dice.length] ?? -1;
    const other = low + spare.below(count);
    const number = wish >= low && wish < low + count ? wish : other;
    dice.push(number);
    draws.push({ low, count });
    return number;
  };
  const chance: Chance = { below: count => draw(count, 0), die: (sides = 6) => draw(sides, 1) };
  return { chance, dice, draws };
}

function applied(game: AnyGame, state: unknown, asked: Asked, at: number): Applied {
  const fail = (why: string): never => {
    throw new Unplayable({ at, why: `${asked.move}: ${why}` });
  };
  const seat = game.decider(state);
  if (seat === undefined) return fail('the game is over');
  const move = parsed(game, state, asked.move, fail);
  const refused = game.check(state, seat, move);
  if (refused) fail(`${refused.code} (${refused.clause})`);
  const play = (wished: readonly number[], seed: string): Applied => {
    const { chance, dice, draws } = drawing(wished, seed);
    const { state: next, events } = game.apply(state, seat, move, chance);
    const toAct = game.decider(next) ?? null;
    const written = game.notation.formatMove(state, move);
    return { seat, move: written, view: game.view(next, toAct ?? 0), events, toAct, dice, draws, next };
  };
  if (asked.seed !== undefined) return play([], asked.seed);
  if (!asked.dice) return likely(seed => play([], `${asked.move} ${seed}`));
  const step = play(asked.dice, asked.move);
  if (!asked.isWish && step.dice.join() !== asked.dice.join())
    fail(`draws ${step.dice.length} numbers, and not ${asked.dice.join(' ')}`);
  return step;
}

function parsed(game: AnyGame, state: unknown, text: string, fail: (why: string) => never): unknown {
  try {
    return game.notation.parseMove(state, text);
  } catch (error) {
    if (error instanceof FormatError) return fail(error.message);
    throw error;
  }
}

/** Events without their numbers, as a key: trials with the same course differ in numbers only. */
const courseOf = (events: readonly GameEvent[]): string =>
  JSON.stringify(events, (_, value: unknown) => (typeof value === 'number' ? 0 : value));

/** The first trial among those with the most frequent course. */
function likely(trial: (seed: number) => Applied): Applied {
  const first = trial(0);
  if (first.dice.length === 0) return first;
  const all = [first, ...Array.from({ length: TRIALS - 1 }, (_, i) => trial(i + 1))];
  const groups = new Map<string, Applied[]>();
  for (const one of all) {
    const course = courseOf(one.events);
    groups.set(course, [...(groups.get(course) ?? []), one]);
  }
  const [most = all] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  return most[0] ?? first;
}
