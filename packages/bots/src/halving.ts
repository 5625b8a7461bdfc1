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
  report: (best: Tried<C>) => void,
  contest: Contest = CONTEST,
): Generator<void, void, void> {
  let winners: readonly Tried<C>[] = [];
  let told: Tried<C> | undefined;
  const tell = (best: Tried<C>): void => {
    told = best;
    report(best);
  };
  for (let look = 0; look === 0 || winners.length > 1; look++) {
    const leaders = winners.map(({ candidate }) => candidate);
    const worlds = winners[0]?.results.length ?? 0;
    const problem = looks(look, leaders);
    if (!problem) return;
    const note = (best: Tried<C>, alive: readonly Tried<C>[]): void => {
      const isContested =
        best.candidate !== leaders[0] && alive.some(({ candidate }) => candidate === leaders[0]);
      if (best.results.length >= worlds && !isContested) tell(best);
    };
    winners = yield* compete(problem, note, longer(contest, 2 ** look));
    if (winners[0] && winners[0] !== told) tell(winners[0]);
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
  note: (best: Tried<C>, alive: readonly Tried<C>[]) => void,
  contest: Contest,
): Generator<void, readonly Tried<C>[], void> {
  const found = yield* problem.candidates(best => note(best, []));
  let alive = found.map(candidate => ({ candidate, results: [] as number[] }));
  for (let round = 1; !isDecided(alive, round, contest); round++) {
    const world = problem.deal();
    for (const { candidate, results } of alive) {
      results.push(problem.tryOut(world, candidate));
      yield;
    }
    alive.sort((a, b) => mean(b.results) - mean(a.results));
    note(alive[0] as Tried<C>, alive);
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
