/** A decision of loop as halving looks at it: candidates are plans, tried until the end of a turn to come. */
import type { Chance } from '@tessera/engine';
import { type LoopState, type LoopView, loop } from '@tessera/games/loop';
import type { Looks } from '../halving.ts';
import { luckOf, type World } from '../luck.ts';
import { mean } from '../mean.ts';
import type { Beam } from './beam.ts';
import { type Candidate, candidatesOf, type Sieve } from './candidates.ts';
import { chanceOf } from './evaluate.ts';
import { tryOut } from './trial.ts';
import { END, newWorkshop, type Workshop } from './workshop.ts';

export interface Effort {
  /** Nodes it may take in all, roughly. */
  readonly nodes: number;
  /** Turns looked ahead after this one. */
  readonly turns: number;
}

/** The part of all nodes that goes into finding candidates. */
const FINDING = 0.4;

/** The less it may take, the fewer candidates it compares: so that it compares them at all. Every look is wider. */
const sieveFor = (nodes: number, look: number): Sieve => ({
  width: Math.max(4, Math.min(24, Math.round(nodes / 250))) * (look + 1),
  inner: 3 + look,
  most: Math.max(4, Math.min(12, Math.round(nodes / 400))) * (look + 1),
  alike: (nodes < 1500 ? 2 : 3) * (look + 1),
  enough: FINDING * nodes,
});
const beamFor = (nodes: number): Beam => ({ width: 3, inner: 2, enough: Math.min(250, nodes / 10) });

export function looksOf(
  shop: Workshop,
  view: LoopView,
  chance: Chance,
  { nodes, turns }: Effort,
): Looks<World<LoopState>, Candidate> {
  let seed = chance.below(2 ** 31);
  const deal = (): World<LoopState> => ({ state: loop.determinize(view, chance), seed: seed++ });
  return (look, leaders) => ({
    deal,
    *candidates(propose) {
      const { state, seed } = deal();
      const tell = (candidate: Candidate): void =>
        propose({ candidate, results: [chanceOf(candidate.rank)] });
      const found = yield* candidatesOf(shop, state, luckOf(seed), sieveFor(nodes, look), tell);
      const known = new Set(leaders.map(nameOf));
      return [...leaders, ...found.filter(one => !known.has(nameOf(one)))];
    },
    tryOut: ({ state, seed }, candidate) =>
      tryOut(shop, state, luckOf(seed), candidate, beamFor(nodes), turns),
  });
}

/** Worlds in which it is tried what comes of doing nothing. */
const STANDING_WORLDS = 16;
const NOTHING: Candidate = { answers: [END], wins: false, rank: 0 };

/** The chance to win of a turn that is ended here and now; undefined where it cannot be. */
export function chanceOfEnding(view: LoopView, chance: Chance): number | undefined {
  if (view.decision?.kind !== 'action') return undefined;
  const problem = looksOf(newWorkshop(), view, chance, { nodes: 3000, turns: 1 })(0, []);
  return mean(Array.from({ length: STANDING_WORLDS }, () => problem?.tryOut(problem.deal(), NOTHING) ?? 0));
}

const nameOf = ({ answers }: Candidate): string => answers.join(' ');
