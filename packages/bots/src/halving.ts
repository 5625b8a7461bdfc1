// @chunk plan-bots
/**
 * Which candidate is best where much is hidden or left to luck: they compete in world after world, dealt to fit what is
 * known, and the weaker half drops out again and again. It knows no game, only a `Problem`.
 */
import type { Limits } from './bot.ts';
import { mean } from './mean.ts';

/** One decision: what could be done, and how that turns out in a world. */
export interface Problem<W, C> {
  /** What is worth a try, at least one; proposes the best so far whenever it has found a better one. */
  candidates(propose: (best: Tried<C>) => void): Generator<void, readonly C[], void>;
  /** The next world that fits what is known, with its luck: the same one for all candidates. */
  deal(): W;
  /** The chance to win, 0 to 1, that a candidate has in a world. */
  tryOut(world: W, candidate: C): number;
}

export interface Tried<C> {
  readonly candidate: C;
  /** Chances to win, by world. */
  readonly results: readonly number[];
}

/** When candidates drop out, and when it is over. */
export interface Contest {
  /** After so many worlds half of the candidates go. */
  readonly cuts: readonly number[];
  /** Worlds before a lead is trusted, and how many standard errors it must be. */
  readonly fewest: number;
  readonly lead: number;
  /** Worlds after which the rest are as good as each other. */
  readonly most: number;
}

export const CONTEST: Contest = { cuts: [2, 4, 8, 16], fewest: 6, lead: 2.5, most: 60 };

/** The same decision, looked at wider or further each time; `leaders` were best before. None: there is no more to see. */
export type Looks<W, C> = (look: number, leaders: readonly C[]) => Problem<W, C> | undefined;

/** Who limits neither time nor nodes gets the first look only: the search has to end by itself. */
export const within =
  <W, C>({ ms, nodes }: Limits, looks: Looks<W, C>): Looks<W, C> =>
  (look, leaders) =>
    look > 0 && ms === undefined && nodes === undefined ? undefined : looks(look, leaders);

/**
 * Reports whenever it knows more. Once a contest is decided it holds another, of twice as many worlds, for as long as
 * there is something to see and its runner lets it. Who has won before is the best until that is decided, or until
 * others have left him behind in as many worlds.
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

/** Those who are left when more worlds would hardly change anything, the best first. */
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

/** Whether the first leads the second by so much, world by world, that it will stay in front. */
function isDecided<C>(
  [leader, second]: readonly Tried<C>[],
  round: number,
  { fewest, lead, most }: Contest,
): boolean {
  if (!second) return round > 1; // what stands alone is tried once, to tell its chance
  if (!leader || round > most) return true;
  if (round <= fewest) return false;
  const gaps = leader.results.map((result, world) => result - (second.results[world] ?? 0));
  const gap = mean(gaps);
  const error = Math.sqrt(mean(gaps.map(one => (one - gap) ** 2)) / gaps.length);
  return gap > lead * error;
}
