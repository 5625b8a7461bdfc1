/** The searching bot for loop: it plans whole turns for the team in determinizations of its view. */
import { type Answer, type LoopState, type LoopView, loop } from '@tessera/games/loop';
import type { Bot } from '../bot.ts';
import { candidatesOf } from '../plan/candidates.ts';
import { planMemory } from '../plan/memory.ts';
import { type PlannerOptions, type Planning, plannerOf } from '../plan/planner.ts';
import { chanceOf, isLastArchive } from './evaluate.ts';
import { isFolly } from './folly.ts';
import { toldChance } from './told.ts';
import { tryOut } from './trial.ts';
import { END, isSettled, TURN } from './turn.ts';

/** Share of the nodes for finding candidates, the larger part: trials of poor turns are of no use. */
const FEW = 3000;
const enoughFor = (nodes: number): number => 0.8 * Math.min(FEW, nodes) + 0.55 * Math.max(0, nodes - FEW);

/** The horizon is counted in turns after this one. */
const PLANNING: Planning<LoopState, LoopView, Answer> = {
  determinize: loop.determinize,
  legalMoves: loop.legalMoves,
  newMemory: () => planMemory<LoopState, LoopView, Answer>(loop),
  isFork: isSettled,
  isFolly,
  restOf: world => (isSettled(world) && isLastArchive(world) ? END : undefined),
  toldChance,
  nodesPerMs: 30,
  horizonFor: () => 1,
  sieveFor: ({ nodes }, look) => ({
    width: Math.max(4, Math.min(24, Math.round(nodes / 150))) * (look + 1),
    inner: 3 + look,
    most: Math.max(4, Math.min(12, Math.round(nodes / 500))) * (look + 1),
    alike: (nodes < 1500 ? 2 : 3) * (look + 1),
    enough: enoughFor(nodes),
  }),
  candidates: (shop, world, luck, sieve, report, except) =>
    candidatesOf(TURN, shop, world, luck, sieve, report, except),
  tryOut: (shop, world, luck, candidate, { nodes, horizon }) =>
    tryOut(shop, world, luck, candidate, { width: 2, inner: 2, enough: Math.min(120, nodes / 20) }, horizon),
  chanceOf,
  glance: 0.7,
};

export const plannerBot = (options?: PlannerOptions): Bot<LoopView, Answer> => plannerOf(PLANNING, options);
