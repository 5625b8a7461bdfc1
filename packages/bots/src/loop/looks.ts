/**
 * A decision of loop as a problem for sequential halving: candidates are plans, tried until the end of a
 * later turn.
 */
import type { Chance } from '@tessera/engine';
import { type Answer, type LoopState, type LoopView, loop } from '@tessera/games/loop';
import type { Looks } from '../halving.ts';
import { luckOf, type World } from '../luck.ts';
import { mean } from '../mean.ts';
import type { Beam } from '../plan/beam.ts';
import { type Candidate, candidatesOf, type Sieve } from '../plan/candidates.ts';
import { newWorkshop, type Workshop } from '../plan/workshop.ts';
import { chanceOf, evaluate } from './evaluate.ts';
import { toldChance } from './told.ts';
import { tryOut } from './trial.ts';
import { END, TURN } from './turn.ts';

export interface Effort {
  /** Approximate node budget. */
  readonly nodes: number;
  /** Turns looked ahead after this one. */
  readonly turns: number;
}

/** Share of the nodes for finding candidates, the larger part: trials of poor turns are of no use. */
const FEW = 3000;
const enoughFor = (nodes: number): number => 0.8 * Math.min(FEW, nodes) + 0.55 * Math.max(0, nodes - FEW);

/**
 * A smaller budget compares fewer candidates, so that there is time for trials at all. Every look is wider.
 */
const sieveFor = (nodes: number, look: number): Sieve => ({
  width: Math.max(4, Math.min(24, Math.round(nodes / 150))) * (look + 1),
  inner: 3 + look,
  most: Math.max(4, Math.min(12, Math.round(nodes / 500))) * (look + 1),
  alike: (nodes < 1500 ? 2 : 3) * (look + 1),
  enough: enoughFor(nodes),
});
const beamFor = (nodes: number): Beam => ({ width: 2, inner: 2, enough: Math.min(120, nodes / 20) });

/**
 * Weight of a candidate's static evaluation beside its trials, whose random noise exceeds the differences
 * between good turns.
 */
const GLANCE = 0.7;

export function looksOf(
  shop: Workshop<LoopState>,
  view: LoopView,
  chance: Chance,
  { nodes, turns }: Effort,
): Looks<World<LoopState>, Candidate<Answer>> {
  let seed = chance.below(2 ** 31);
  const deal = (): World<LoopState> => ({ state: loop.determinize(view, chance), seed: seed++ });
  return (look, leaders) => ({
    deal,
    *candidates(propose) {
      const { state, seed } = deal();
      const tell = (candidate: Candidate<Answer>): void =>
        propose({ candidate, results: [chanceOf(candidate.rank)] });
      const found = yield* candidatesOf(TURN, shop, state, luckOf(seed), sieveFor(nodes, look), tell);
      const known = new Set(leaders.map(nameOf));
      return [...leaders, ...found.filter(one => !known.has(nameOf(one)))];
    },
    tryOut: ({ state, seed }, candidate) =>
      (1 - GLANCE) * tryOut(shop, state, luckOf(seed), candidate, beamFor(nodes), turns) +
      GLANCE * chanceOf(candidate.rank),
  });
}

/** Worlds for the win probability of ending the turn now. */
const ENDING_WORLDS = 16;

/** Win probability if the turn is ended now; undefined where it cannot be ended. */
export function chanceOfEnding(view: LoopView, chance: Chance): number | undefined {
  if (view.decision?.kind !== 'action') return undefined;
  const problem = looksOf(newWorkshop<LoopState>(), view, chance, { nodes: FEW, turns: 1 })(0, []);
  const nothing: Candidate<Answer> = {
    answers: [END],
    wins: false,
    rank: evaluate(loop.determinize(view, chance)),
  };
  const results = Array.from({ length: ENDING_WORLDS }, () => problem?.tryOut(problem.deal(), nothing) ?? 0);
  return toldChance(mean(results));
}

const nameOf = ({ answers }: Candidate<Answer>): string => answers.join(' ');
