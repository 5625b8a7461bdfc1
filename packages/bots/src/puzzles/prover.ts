/**
 * Exhaustive proof of a goal: every answer of the solver, every reply of others, every number drawn, by the
 * rules alone. No search or evaluation of the bots is used, and nothing is sampled.
 */
import { type AnyGame, type Seat, seededChance } from '@tessera/engine';
import { ALWAYS, compareOdds, NEVER, plus, TooManyOutcomes } from './odds.ts';
import { type ChanceOutcome, outcomesOf } from './outcomes.ts';
import type { Odds } from './types.ts';

/** A state that fits what is known, with the share of worlds it stands for. */
export interface World {
  readonly state: unknown;
  readonly weight: number;
  readonly total: number;
}

/** A goal in the terms of one game. */
export interface Task {
  readonly game: AnyGame;
  /** The goal must be reached whatever is drawn or dealt; otherwise the odds are counted. */
  readonly isCertain: boolean;
  /** The goal is reached, or can no longer be; undefined while it is open. */
  verdict(state: unknown): boolean | undefined;
  /** Transposition key: everything public that the rest of the turn depends on. */
  key(state: unknown): string;
  /** Seats that want the goal. */
  isOurs(seat: Seat): boolean;
  /** True if numbers drawn in this state cannot affect the goal. */
  isIdle?(state: unknown): boolean;
  /** Exact odds of an answer whose consequences the game's adapter counts itself. */
  settle?(state: unknown, move: unknown): Odds | undefined;
  /** Every world that an answer tells apart, or undefined if it sees nothing hidden. */
  worlds?(state: unknown, move: unknown): readonly World[] | undefined;
  /** True if an answer has revealed something hidden that `worlds` did not enumerate. */
  hasRevealed?(before: unknown, after: unknown): boolean;
}

/** Odds, or undefined where a proof would have to know what is hidden. */
type Proved = Odds | undefined;

export interface Prover {
  /** Best odds of the seats that want the goal. */
  best(state: unknown): Proved;
  /** Odds after an answer of the seat that decides. */
  after(state: unknown, move: unknown): Proved;
  /** The goal is reached, or can no longer be; undefined while it is open. */
  verdict(state: unknown): boolean | undefined;
  /** True if the odds of an answer were counted without playing it on. */
  isSettled(state: unknown, move: unknown): boolean;
  /** Every outcome of an answer in the world of this state. */
  outcomes(state: unknown, move: unknown): readonly ChanceOutcome[];
  /** The reply of another seat that holds out longest, where the odds do not tell. */
  reply?(state: unknown): unknown;
  /** A main line of the game's own. */
  line?(root: unknown): readonly Step[] | undefined;
  /** Positions visited so far. */
  nodes(): number;
}

/** An answer of a line, and the numbers that it draws. */
export interface Step {
  readonly text: string;
  readonly numbers: readonly number[];
}

/** Worlds dealt to refute an answer that relies on hidden cards. */
const DEALT = 6;

/** Visits at most `limit` positions, then throws TooManyOutcomes. */
export function proverOf(task: Task, limit = Number.POSITIVE_INFINITY): Prover {
  const { game } = task;
  const table = new Map<string, Proved>();
  let count = 0;
  const isIdle = task.isIdle?.bind(task);

  /** Depth of the positions being decided, by key; a line that comes back to one of them gains nothing by it. */
  const open = new Map<string, number>();
  /** The lowest open depth met since it was last reset: what depends on an open position is not stored. */
  let touched = Number.POSITIVE_INFINITY;

  function best(state: unknown): Proved {
    const verdict = task.verdict(state);
    if (verdict !== undefined) return verdict ? ALWAYS : NEVER;
    const key = task.key(state);
    if (table.has(key)) return table.get(key);
    const above = open.get(key);
    if (above !== undefined) {
      touched = Math.min(touched, above);
      return NEVER;
    }
    if (++count > limit) throw new TooManyOutcomes(`more than ${limit} positions`);
    const outer = touched;
    const depth = open.size;
    touched = Number.POSITIVE_INFINITY;
    open.set(key, depth);
    const found = decide(state);
    open.delete(key);
    if (touched >= depth || found === ALWAYS) table.set(key, found);
    touched = Math.min(outer, touched >= depth ? Number.POSITIVE_INFINITY : touched);
    return found;
  }

  function decide(state: unknown): Proved {
    const seat = game.decider(state);
    if (seat === undefined) return NEVER;
    const sign = task.isOurs(seat) ? 1 : -1;
    const goal = sign > 0 ? ALWAYS : NEVER;
    let found: Odds = sign > 0 ? NEVER : ALWAYS;
    let isKnown = true;
    for (const move of game.legalMoves(state, seat)) {
      const odds = after(state, move);
      if (odds === undefined) isKnown = false;
      else if (sign * compareOdds(odds, found) > 0) found = odds;
      if (found[0] === goal[0] && found[1] === goal[1]) return found;
    }
    return isKnown ? found : undefined;
  }

  function after(state: unknown, move: unknown): Proved {
    const settled = task.settle?.(state, move);
    if (settled) return task.isCertain && settled[0] < settled[1] ? NEVER : settled;
    const worlds = task.worlds?.(state, move);
    if (!worlds) return inWorld(state, move);
    let sum: Odds = NEVER;
    for (const { state: world, weight, total } of worlds) {
      const odds = inWorld(world, move);
      if (odds === undefined) return undefined;
      if (task.isCertain && odds[0] < odds[1]) return NEVER;
      sum = plus(sum, odds, weight, total);
    }
    return sum;
  }

  function inWorld(state: unknown, move: unknown): Proved {
    const seat = game.decider(state) as Seat;
    let sum: Odds = NEVER;
    let isKnown = true;
    if (task.hasRevealed && isRevealing(state, seat, move)) return revealed(state, move);
    for (const outcome of outcomesOf(game, state, seat, move, isIdle)) {
      const odds = best(outcome.state);
      if (odds === undefined) isKnown = false;
      else if (task.isCertain && odds[0] < odds[1]) return NEVER;
      else sum = plus(sum, odds, 1, outcome.of);
    }
    return isKnown ? sum : undefined;
  }

  const isRevealing = (state: unknown, seat: Seat, move: unknown): boolean => {
    const { state: after } = game.apply(state, seat, move, seededChance('reveal'));
    return task.hasRevealed?.(state, after) === true;
  };

  /** One world in which the answer fails refutes a certain goal; worlds in which it works prove nothing. */
  function revealed(state: unknown, move: unknown): Proved {
    if (!task.isCertain) return undefined;
    const seat = game.decider(state) as Seat;
    const view = game.view(state, seat);
    for (let i = 0; i < DEALT; i++) {
      const world = game.determinize(view, seededChance(`world ${i}`));
      const odds = best(game.apply(world, seat, move, seededChance(`draw ${i}`)).state);
      if (odds && odds[0] < odds[1]) return NEVER;
    }
    return undefined;
  }

  return {
    best,
    after,
    verdict: state => task.verdict(state),
    isSettled: (state, move) => task.settle?.(state, move) !== undefined,
    outcomes: (state, move) => [...outcomesOf(game, state, game.decider(state) as Seat, move, isIdle)],
    nodes: () => count,
  };
}
