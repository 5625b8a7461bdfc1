// @chunk *-search
/**
 * The strong bot for rift: heuristics for the set-up, loaded when they are needed, and alpha-beta search in
 * play.
 */
import type { Chance } from '@tessera/engine';
import type { Action, RiftState, RiftView } from '@tessera/games/rift';
import { riftFromSetup as rift } from '@tessera/games/rift';
import { type Bot, DEFAULT_BUDGET, type Limits, type Thought } from '../bot.ts';
import type { Clock } from '../pump.ts';
import type { Slips } from '../slips.ts';
import { play } from './lookAhead.ts';

export interface AlphaBetaOptions {
  readonly id?: string;
  readonly budget?: Limits;
  readonly slips?: Slips | undefined;
  readonly now?: Clock;
}

/** Noise that makes every opening different. */
const PLACEMENT_NOISE = 14;

export function alphaBetaBot({
  id = 'alphabeta',
  budget = DEFAULT_BUDGET,
  slips,
  now,
}: AlphaBetaOptions = {}): Bot<RiftView, Action> {
  return {
    id,
    budget,
    async think(request) {
      const state = rift.determinize(request.view, request.chance);
      if (state.phase !== 'p') return place(state, request.chance);
      return play(state, request, budget, slips, now);
    },
  };
}

async function place(state: RiftState, chance: Chance): Promise<Thought<Action>> {
  const { placing, ratePlacements } = await import('./placement.ts');
  const rated = ratePlacements(rift.copy(state), chance, PLACEMENT_NOISE);
  const [move] = rated[0] as [Action, number];
  return { ...placing(state, move), depth: 1, nodes: rated.length };
}
