/** The searching bot for tesseract: it plans whole Action phases in determinizations of its view. */
import {
  type Answer,
  determinize,
  type TesseractState,
  type TesseractView,
  tesseractFromSetup as tesseract,
  withoutSides,
} from '@tessera/games/tesseract';
import type { Bot } from '../bot.ts';
import { candidatesOf } from '../plan/candidates.ts';
import { type PlannerOptions, type Planning, plannerOf } from '../plan/planner.ts';
import { consents } from './consent.ts';
import { chanceOf } from './evaluate.ts';
import { isFolly } from './folly.ts';
import { newMemory } from './memory.ts';
import { toldChance } from './told.ts';
import { tryOut } from './trial.ts';
import { END, isSettled, PHASE } from './turn.ts';

/** Share of the nodes for finding candidates. */
const FINDING = 0.35;
/** Budget from which trials go through the Threat phase to the next researcher's actions. */
const NODES_FOR_TWO = 3000;

/** The horizon is counted in Action phases, this one included. */
const PLANNING: Planning<TesseractState, TesseractView, Answer> = {
  determinize,
  legalMoves: tesseract.legalMoves,
  newMemory,
  seenIn: withoutSides, // T-INFO-3
  reflex: world => (world.pending.at(-1)?.type === 'consent' ? consents(world) : undefined),
  isFork: isSettled,
  isFolly,
  restOf: world => (isSettled(world) && world.actions === 0 ? END : undefined),
  toldChance,
  nodesPerMs: 20,
  horizonFor: nodes => (nodes >= NODES_FOR_TWO ? 2 : 1),
  sieveFor: ({ nodes }, look) => ({
    width: Math.max(2, Math.min(12, Math.round(nodes / 125))) * (look + 1),
    inner: 2 + look,
    most: Math.max(4, Math.min(10, Math.round(nodes / 150))) * (look + 1),
    alike: (nodes < 1000 ? 1 : 3) * (look + 1),
    enough: FINDING * nodes,
  }),
  candidates: (shop, world, luck, sieve, report, except) =>
    candidatesOf(PHASE, shop, world, luck, sieve, report, except),
  tryOut: (shop, world, luck, candidate, { nodes, horizon }) =>
    tryOut(shop, world, luck, candidate, { width: 3, inner: 1, enough: Math.min(150, nodes / 10) }, horizon),
  chanceOf,
  glance: 0,
};

export const plannerBot = (options?: PlannerOptions): Bot<TesseractView, Answer> =>
  plannerOf(PLANNING, options);
