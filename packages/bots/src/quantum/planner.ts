/**
 * The searching bot for quantum: whole turns are planned, and compete in worlds where the other seats reply.
 */
import {
  type Answer,
  type QuantumState,
  type QuantumView,
  quantum,
  VERB,
  verbOf,
} from '@tessera/games/quantum';
import type { Bot } from '../bot.ts';
import { planMemory } from '../plan/memory.ts';
import { type PlannerOptions, type Planning, plannerOf } from '../plan/planner.ts';
import { winChance } from '../winChance.ts';
import { attentionTo } from './attention.ts';
import { isFolly } from './folly.ts';
import { plansOf } from './plans.ts';
import { toldChance } from './told.ts';
import { reactionTo, tryOut } from './trial.ts';
import { answersIn, isAtTurn } from './workshop.ts';

/** Nodes for finding plans at the first look, and their share of a smaller budget. */
const ENOUGH = 1500;
const FINDING = 0.75;

/** The horizon is counted in rounds of all seats; without one, single actions are valued right after them. */
const PLANNING: Planning<QuantumState, QuantumView, Answer> = {
  determinize: quantum.determinize,
  legalMoves: quantum.legalMoves,
  newMemory: () => planMemory<QuantumState, QuantumView, Answer>(quantum),
  reflex(world) {
    const move = reactionTo(world);
    return move === undefined ? undefined : { move, line: [move] };
  },
  isFork: isAtTurn,
  isFolly,
  restOf: world =>
    isAtTurn(world) && world.turn.actions === 0
      ? answersIn(world).find(one => verbOf(one) === VERB.end)
      : undefined,
  attentionTo,
  toldChance,
  nodesPerMs: 50,
  horizonFor: () => 1,
  sieveFor: ({ nodes, horizon }, look) => ({
    width: horizon > 0 ? 6 * 2 ** look : 0,
    inner: 1,
    most: (horizon > 0 ? 8 : 32) * 2 ** look, // single actions cost no trials
    alike: 2,
    enough: Math.min(ENOUGH, FINDING * nodes) * 2 ** look,
  }),
  candidates: (shop, world, _luck, sieve, report, except) => plansOf(shop, world, sieve, report, except),
  tryOut(shop, world, luck, { answers, rank }, { horizon }) {
    if (horizon > 0) return tryOut(shop, world, luck, answers, horizon);
    shop.nodes++;
    return winChance(rank);
  },
  chanceOf: winChance,
  glance: 0.4,
};

export const plannerBot = (options?: PlannerOptions): Bot<QuantumView, Answer> =>
  plannerOf(PLANNING, options);
