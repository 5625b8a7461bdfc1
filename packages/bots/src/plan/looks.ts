/** A decision as a problem for sequential halving: candidates are plans, tried until the end of a later turn. */
import type { Chance } from '@tessera/engine';
import type { Looks } from '../halving.ts';
import { type Luck, luckOf, type World } from '../luck.ts';
import { type Candidate, isSame, type Sieve } from './candidates.ts';
import type { Workshop } from './workshop.ts';

export interface Effort {
  /** Approximate node budget. */
  readonly nodes: number;
  /** Turns looked ahead; what it counts is up to the game. Without any, a plan has one value in all worlds. */
  readonly horizon: number;
}

/** How plans of a game are found and tried. */
export interface Trials<S, V, A> {
  determinize(view: V, chance: Chance): S;
  /** A smaller budget compares fewer candidates, so that there is time for trials at all. Every look is wider. */
  sieveFor(effort: Effort, look: number): Sieve<A>;
  candidates(
    shop: Workshop<S>,
    world: S,
    luck: Luck,
    sieve: Sieve<A>,
    report: (best: Candidate<A>) => void,
    except?: (answer: A) => boolean,
  ): Generator<void, readonly Candidate<A>[], void>;
  /** Win probability after a plan was tried in a world. */
  tryOut(shop: Workshop<S>, world: S, luck: Luck, candidate: Candidate<A>, effort: Effort): number;
  /** Win probability of a candidate's rank. */
  chanceOf(rank: number): number;
  /**
   * Weight of a candidate's static evaluation beside its trials, whose random noise exceeds the differences
   * between good turns.
   */
  readonly glance: number;
}

/** Share of the budget for plans that begin with an answer of `also`, and their maximum for each. */
const ALSO = 1 / 3;
const MOST_ALSO = 3;

/** `except` excludes first answers, `isSound` plans that have an alternative; plans of `also` always compete. */
export function looksOf<S, V, A>(
  trials: Trials<S, V, A>,
  shop: Workshop<S>,
  view: V,
  chance: Chance,
  effort: Effort,
  isSound: (answers: readonly A[]) => boolean,
  also: readonly A[],
  except?: (answer: A) => boolean,
): Looks<World<S>, Candidate<A>> {
  const { glance, chanceOf } = trials;
  let seed = chance.below(2 ** 31);
  const deal = (): World<S> => ({ state: trials.determinize(view, chance), seed: seed++ });
  return (look, leaders) => ({
    deal,
    *candidates(propose) {
      const { state, seed } = deal();
      const sieve = { ...trials.sieveFor(effort, look), isSound };
      const tell = (candidate: Candidate<A>): void =>
        propose({ candidate, results: [chanceOf(candidate.rank)] });
      const found = yield* trials.candidates(shop, state, luckOf(seed), sieve, tell, except);
      const asked: Candidate<A>[] = [];
      for (const first of also) {
        const isFirst = isSame(first);
        if (found.some(({ answers }) => isFirst(answers[0]))) continue;
        const few = {
          ...sieve,
          enough: sieve.enough * ALSO,
          most: MOST_ALSO,
          alike: MOST_ALSO,
          isSound: () => true,
        };
        const isOther = (answer: A): boolean => !isFirst(answer);
        const begun = yield* trials.candidates(shop, state, luckOf(seed), few, () => {}, isOther);
        const own = begun.filter(({ answers }) => isFirst(answers[0]));
        const rank = found.at(-1)?.rank ?? 0;
        asked.push(...(own.length > 0 ? own : [{ answers: [first], wins: false, rank }]));
      }
      const known = new Set(leaders.map(nameOf));
      return [...leaders, ...[...asked, ...found].filter(one => !known.has(nameOf(one)))];
    },
    isExact: effort.horizon === 0,
    prior: ({ rank }) => chanceOf(rank),
    tryOut: ({ state, seed }, candidate) =>
      (1 - glance) * trials.tryOut(shop, state, luckOf(seed), candidate, effort) +
      glance * chanceOf(candidate.rank),
  });
}

const nameOf = ({ answers }: Candidate<unknown>): string => JSON.stringify(answers);
