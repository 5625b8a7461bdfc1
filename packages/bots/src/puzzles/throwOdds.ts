/**
 * Odds of surviving Dr Foo's next phase, counted over every Foo card, every draw of clones and every way the
 * cubes may fall. A test compares them with the rules, outcome by outcome.
 */
import {
  bagOf,
  CLONES_PER_TURN,
  clonesAt,
  contentOf,
  type Era,
  isAgent,
  type LoopState,
  nextEra,
  prevEra,
  RIFT_SLOTS,
  RING,
  redFree,
  VORTEX_TILES,
  vorticesIn,
  weightsOf,
} from '@tessera/games/loop';
import { lowest, NEVER, plus, TooManyOutcomes } from './odds.ts';
import type { Odds } from './types.ts';

/** L-FOO-4 */
const THROWN = 2;
const LAST_CYCLE = 3;

/** Odds if the active agent's turn ended now, in a mode whose Foo phase is that of section 5. */
export function survivalOdds(state: LoopState): Odds {
  const isNewCycle = state.fooPile.length === 0;
  if (isNewCycle && state.cycle === LAST_CYCLE) return NEVER; // L-END-4
  const pile = isNewCycle ? Array.from({ length: RING }, (_, era) => era) : state.fooPile;
  const drawn = CLONES_PER_TURN[state.cycle - 1 + Number(isNewCycle)] as number;
  const next = (state.active + 1) % state.agents.length;
  const spared = isAgent(state, next, 'prowler') ? 1 : 0;
  const content = contentOf(state);
  const bag = bagOf(state);
  let sum: Odds = NEVER;
  for (const foo of pile) {
    const here = bag.filter(token => content.tokens[token]?.generation === foo).length;
    const draws = Math.min(drawn, bag.length);
    const ways = choose(bag.length, draws);
    for (let more = 0; more <= draws; more++) {
      const count = choose(here, more) * choose(bag.length - here, draws - more);
      if (count === 0) continue;
      const cubes = THROWN + clonesAt(state, foo) + more;
      if (redFree(state) < cubes) throw new TooManyOutcomes('too few cubes for the throw'); // L-CUBE-2
      sum = plus(sum, throwOdds(state, foo, cubes, spared), count, ways * pile.length);
    }
  }
  return sum;
}

/** L-FOO-5, L-FOO-6: every split of the cubes over the three exits, as often as it comes about. */
function throwOdds(state: LoopState, foo: Era, cubes: number, spared: number): Odds {
  const weights = weightsOf(state);
  const exits = [prevEra(foo), foo, nextEra(foo)];
  let good = 0;
  for (let a = 0; a <= cubes; a++) {
    for (let b = 0; a + b <= cubes; b++) {
      const fall = [a, b, cubes - a - b];
      const ways = choose(cubes, a) * choose(cubes - a, b);
      const weight = fall.reduce((product, count, i) => product * (weights[i] as number) ** count, ways);
      if (isSurvived(state, exits, fall, spared)) good += weight;
    }
  }
  return lowest(good, weights.reduce((total, one) => total + one, 0) ** cubes);
}

/** L-AGENT-1: the Time Prowler cancels the cube that helps, if one does. */
function isSurvived(
  state: LoopState,
  exits: readonly Era[],
  fall: readonly number[],
  spared: number,
): boolean {
  if (!isLost(state, exits, fall)) return true;
  return spared > 0 && fall.some((count, i) => count > 0 && !isLost(state, exits, fall.with(i, count - 1)));
}

/** L-VORTEX-5, L-END-2, L-END-3 */
function isLost(state: LoopState, exits: readonly Era[], fall: readonly number[]): boolean {
  const full = exits.filter(
    (era, i) => (fall[i] as number) > 0 && (state.rifts[era] as number) + (fall[i] as number) > RIFT_SLOTS,
  );
  return full.some(era => state.isVortex[era]) || full.length > VORTEX_TILES - vorticesIn(state);
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}
