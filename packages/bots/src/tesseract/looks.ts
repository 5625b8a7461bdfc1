/**
 * A decision of tesseract as a problem for sequential halving: candidates are plans, tried until the end of a
 * phase.
 */
import type { Chance } from '@tessera/engine';
import { type Answer, determinize, type TesseractState, type TesseractView } from '@tessera/games/tesseract';
import type { Looks } from '../halving.ts';
import { luckOf, type World } from '../luck.ts';
import { mean } from '../mean.ts';
import type { Beam } from '../plan/beam.ts';
import { type Candidate, candidatesOf, type Sieve } from '../plan/candidates.ts';
import { newWorkshop, type Workshop } from '../plan/workshop.ts';
import { chanceOf } from './evaluate.ts';
import { tryOut } from './trial.ts';
import { END, PHASE } from './turn.ts';

export interface Effort {
  /** Approximate node budget. */
  readonly nodes: number;
  /** Action phases looked ahead, this one included. */
  readonly phases: number;
}

/** Share of the nodes for finding candidates. */
const FINDING = 0.35;

/**
 * A smaller budget compares fewer candidates, so that there is time for trials at all. Every look is wider.
 */
const sieveFor = (nodes: number, look: number): Sieve => ({
  width: Math.max(2, Math.min(12, Math.round(nodes / 125))) * (look + 1),
  inner: 2 + look,
  most: Math.max(4, Math.min(10, Math.round(nodes / 150))) * (look + 1),
  alike: (nodes < 1000 ? 1 : 3) * (look + 1),
  enough: FINDING * nodes,
});
const beamFor = (nodes: number): Beam => ({ width: 3, inner: 1, enough: Math.min(150, nodes / 10) });

/** `except` excludes first answers. */
export function looksOf(
  shop: Workshop<TesseractState>,
  view: TesseractView,
  chance: Chance,
  { nodes, phases }: Effort,
  except: (answer: Answer) => boolean,
): Looks<World<TesseractState>, Candidate<Answer>> {
  let seed = chance.below(2 ** 31);
  const deal = (): World<TesseractState> => ({ state: determinize(view, chance), seed: seed++ });
  return (look, leaders) => ({
    deal,
    *candidates(propose) {
      const { state, seed } = deal();
      const tell = (candidate: Candidate<Answer>): void =>
        propose({ candidate, results: [chanceOf(candidate.rank)] });
      const found = yield* candidatesOf(
        PHASE,
        shop,
        state,
        luckOf(seed),
        sieveFor(nodes, look),
        tell,
        except,
      );
      const known = new Set(leaders.map(planOf));
      return [...leaders, ...found.filter(one => !known.has(planOf(one)))];
    },
    tryOut: ({ state, seed }, candidate) =>
      tryOut(shop, state, luckOf(seed), candidate, beamFor(nodes), phases),
  });
}

/** Worlds for the win probability of ending the phase now. */
const ENDING_WORLDS = 12;

/** Win probability if the phase is ended now; undefined where it cannot be ended. */
export function chanceOfEnding(view: TesseractView, chance: Chance): number | undefined {
  if (view.decision?.type !== 'act') return undefined;
  const problem = looksOf(
    newWorkshop<TesseractState>(),
    view,
    chance,
    { nodes: 1500, phases: 2 },
    () => false,
  )(0, []);
  const nothing: Candidate<Answer> = { answers: [END], wins: false, rank: 0 };
  const results = Array.from({ length: ENDING_WORLDS }, () => problem?.tryOut(problem.deal(), nothing) ?? 0);
  return mean(results);
}

const planOf = ({ answers }: Candidate<Answer>): string => JSON.stringify(answers);
