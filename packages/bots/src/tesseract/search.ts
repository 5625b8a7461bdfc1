/** Which candidate is best: they compete in world after world, and the weaker half drops out again and again. */
import type { Chance } from '@tessera/engine';
import { type Answer, determinize, type TesseractView } from '@tessera/games/tesseract';
import type { Beam } from './beam.ts';
import { type Candidate, candidatesOf, type Sieve } from './candidates.ts';
import { chanceOf } from './evaluate.ts';
import { luckOf } from './luck.ts';
import type { Workshop } from './node.ts';
import { tryOut } from './trial.ts';

export interface Tried {
  readonly candidate: Candidate;
  /** Chances to win, by world. */
  readonly results: readonly number[];
}

export interface Effort {
  /** Nodes it may take in all, roughly. */
  readonly nodes: number;
  /** Action phases looked ahead, this one included. */
  readonly phases: number;
}

/** The part of all nodes that goes into finding candidates. */
const FINDING = 0.35;

/** The less it may take, the fewer candidates it compares: so that it compares them at all. */
const sieveFor = (nodes: number): Sieve => ({
  width: Math.max(2, Math.min(12, Math.round(nodes / 125))),
  inner: 2,
  most: Math.max(4, Math.min(10, Math.round(nodes / 150))),
  alike: nodes < 1000 ? 1 : 3,
  enough: FINDING * nodes,
});
const beamFor = (nodes: number): Beam => ({ width: 3, inner: 1, enough: Math.min(150, nodes / 10) });
/** After so many worlds half of the candidates go. */
const CUTS: readonly number[] = [2, 4, 8, 16];
/** Worlds before a lead is trusted, how many standard errors it must be, and when the rest are as good. */
const FEWEST_WORLDS = 6;
const CLEAR_LEAD = 2.5;
const MOST_WORLDS = 60;

/** Reports whenever it knows more. Ends by itself once more worlds would hardly change anything. */
export function* search(
  shop: Workshop,
  view: TesseractView,
  chance: Chance,
  { nodes, phases }: Effort,
  except: (answer: Answer) => boolean,
  report: (best: Tried) => void,
): Generator<void, void, void> {
  const seed = chance.below(2 ** 31);
  const propose = (candidate: Candidate): void => report({ candidate, results: [chanceOf(candidate.rank)] });
  const world = determinize(view, chance);
  const found = yield* candidatesOf(shop, world, luckOf(seed), sieveFor(nodes), except, propose);
  let alive = found.map(candidate => ({ candidate, results: [] as number[] }));
  for (let round = 1; !isDecided(alive, round); round++) {
    const other = determinize(view, chance);
    for (const { candidate, results } of alive) {
      results.push(tryOut(shop, other, luckOf(seed + round), candidate, beamFor(nodes), phases));
      yield;
    }
    alive.sort((a, b) => mean(b.results) - mean(a.results));
    report(alive[0] as Tried);
    if (CUTS.includes(round)) alive = alive.slice(0, Math.max(2, alive.length >> 1));
  }
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Whether the first leads the second by so much, world by world, that it will stay in front. */
function isDecided([leader, second]: readonly Tried[], round: number): boolean {
  if (!leader || !second || round > MOST_WORLDS) return true;
  if (round <= FEWEST_WORLDS) return false;
  const gaps = leader.results.map((result, world) => result - (second.results[world] ?? 0));
  const gap = mean(gaps);
  const error = Math.sqrt(mean(gaps.map(one => (one - gap) ** 2)) / gaps.length);
  return gap > CLEAR_LEAD * error;
}
