// @chunk plan-bots
/**
 * Sequential halving: finds the best candidate under hidden information and chance. Candidates compete in one
 * world after another (determinizations of the view), and the weaker half is eliminated again and again.
 * Knows no game, only a `Problem`.
 */
import type { Limits } from './bot.ts';
import { mean } from './mean.ts';

/** One decision: the candidates, and how each turns out in a world. */
export interface Problem<W, C> {
  /** Candidates worth a try, at least one; calls `propose` whenever a better one is found. */
  candidates(propose: (best: Tried<C>) => void): Generator<void, readonly C[], void>;
  /** True if every world gives the same results: one is enough. */
  readonly isExact?: boolean;
  /** Win probability before any trial, so that a search without time for one can compare. */
  prior?(candidate: C): number;
  /** The next determinization with its random numbers: the same one for all candidates. */
  deal(): W;
  /** Win probability, 0 to 1, of a candidate in a world. */
  tryOut(world: W, candidate: C): number;
}

export interface Tried<C> {
  readonly candidate: C;
  /** Win probabilities, by world. */
  readonly results: readonly number[];
}

/** A candidate with its win probability on the yardstick of the best one. */
export interface Valued<C> {
  readonly candidate: C;
  readonly value: number;
}

/**
 * Win probabilities of a whole field, best first. A candidate that was eliminated early met few worlds: it is worth
 * what the best is worth less their mean gap in the worlds that both met.
 */
export function valuesOf<C>(best: Tried<C>, field: readonly Tried<C>[]): readonly Valued<C>[] {
  const most = mean(best.results);
  const gapTo = ({ results }: Tried<C>): number =>
    mean(results.map((result, world) => (best.results[world] ?? result) - result));
  const others = field.filter(({ candidate, results }) => candidate !== best.candidate && results.length > 0);
  const valued = others.map(one => ({
    candidate: one.candidate,
    value: Math.min(most, Math.max(0, most - gapTo(one))),
  }));
  return [{ candidate: best.candidate, value: most }, ...valued.sort((a, b) => b.value - a.value)];
}

/** Rules of elimination and of stopping. */
export interface Contest {
  /** Numbers of worlds after which half of the candidates are eliminated. */
  readonly cuts: readonly number[];
  /** Minimum of worlds before a lead counts, and its size in standard errors. */
  readonly fewest: number;
  readonly lead: number;
  /** Maximum of worlds: candidates that remain then are equally good. */
  readonly most: number;
}

export const CONTEST: Contest = { cuts: [2, 4, 8, 16], fewest: 6, lead: 2.5, most: 60 };

/**
 * The same decision, searched wider or deeper at each look; `leaders` are the best of the look before.
 * Undefined: the search is exhausted.
 */
export type Looks<W, C> = (look: number, leaders: readonly C[]) => Problem<W, C> | undefined;

/** Allows only the first look if neither time nor nodes are limited: such a search has to end by itself. */
export const within =
  <W, C>({ ms, nodes }: Limits, looks: Looks<W, C>): Looks<W, C> =>
  (look, leaders) =>
    look > 0 && ms === undefined && nodes === undefined ? undefined : looks(look, leaders);

/**
 * Reports every improvement. A decided contest is followed by another over twice as many worlds, while there
 * are further looks and the runner resumes the generator. The last winner stays the best until the next
 * contest is decided, or until it is eliminated and the new leader has met as many worlds.
 */
export function* halving<W, C>(
  looks: Looks<W, C>,
  report: (best: Tried<C>, field: readonly Tried<C>[]) => void,
  contest: Contest = CONTEST,
): Generator<void, void, void> {
  let winners: readonly Tried<C>[] = [];
  let told: Tried<C> | undefined;
  const tell = (best: Tried<C>, field: readonly Tried<C>[]): void => {
    told = best;
    report(best, field);
  };
  for (let look = 0; look === 0 || winners.length > 1; look++) {
    const leaders = winners.map(({ candidate }) => candidate);
    const worlds = winners[0]?.results.length ?? 0;
    const problem = looks(look, leaders);
    if (!problem) return;
    let field: readonly Tried<C>[] = [];
    const note = (best: Tried<C>, alive: readonly Tried<C>[], all: readonly Tried<C>[]): void => {
      field = all;
      const isContested =
        best.candidate !== leaders[0] && alive.some(({ candidate }) => candidate === leaders[0]);
      if (best.results.length >= worlds && !isContested) tell(best, field);
    };
    winners = yield* compete(problem, note, longer(contest, 2 ** look));
    if (winners[0] && winners[0] !== told) tell(winners[0], field);
    if (problem.isExact) return;
  }
}

const longer = ({ cuts, fewest, lead, most }: Contest, times: number): Contest => ({
  cuts: cuts.map(cut => cut * times),
  fewest: fewest * times,
  lead,
  most: most * times,
});

/** The candidates that remain once more worlds would hardly change the result, best first. */
function* compete<W, C>(
  problem: Problem<W, C>,
  note: (best: Tried<C>, alive: readonly Tried<C>[], all: readonly Tried<C>[]) => void,
  contest: Contest,
): Generator<void, readonly Tried<C>[], void> {
  const found = yield* problem.candidates(best => note(best, [], []));
  if (problem.prior) {
    const { prior } = problem;
    const guessed = found.map(candidate => ({ candidate, results: [prior(candidate)] }));
    note(
      guessed.reduce((a, b) => ((b.results[0] ?? 0) > (a.results[0] ?? 0) ? b : a)),
      [],
      guessed,
    );
  }
  const all = found.map(candidate => ({ candidate, results: [] as number[] }));
  let alive = [...all];
  for (let round = 1; !isDecided(alive, round, contest) && !(problem.isExact && round > 1); round++) {
    const world = problem.deal();
    for (const { candidate, results } of alive) {
      results.push(problem.tryOut(world, candidate));
      yield;
    }
    alive.sort((a, b) => mean(b.results) - mean(a.results));
    note(alive[0] as Tried<C>, alive, all);
    if (contest.cuts.includes(round)) alive = alive.slice(0, Math.max(2, alive.length >> 1));
  }
  return alive;
}

/** True if the first leads the second by so much, world by world, that more worlds will not change it. */
function isDecided<C>(
  [leader, second]: readonly Tried<C>[],
  round: number,
  { fewest, lead, most }: Contest,
): boolean {
  if (!second) return round > 1; // a single candidate is tried once, for its win probability
  if (!leader || round > most) return true;
  if (round <= fewest) return false;
  const gaps = leader.results.map((result, world) => result - (second.results[world] ?? 0));
  const gap = mean(gaps);
  const error = Math.sqrt(mean(gaps.map(one => (one - gap) ** 2)) / gaps.length);
  return gap > lead * error;
}
