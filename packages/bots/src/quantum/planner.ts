/**
 * The searching bot for quantum: whole turns are planned, and compete in worlds where the other seats reply.
 */
import type { Chance, Seat } from '@tessera/engine';
import { type Answer, type QuantumState, type QuantumView, quantum } from '@tessera/games/quantum';
import { type Bot, DEFAULT_BUDGET, type Limits, limitsFor, type Thought } from '../bot.ts';
import { halving, type Looks, type Tried, within } from '../halving.ts';
import type { World } from '../luck.ts';
import { mean } from '../mean.ts';
import { type Clock, clock, pump } from '../pump.ts';
import { winChance } from '../winChance.ts';
import { type Plan, plansOf } from './plans.ts';
import { reactionTo, tryOut } from './trial.ts';
import { newWorkshop, type Workshop } from './workshop.ts';

export interface PlannerOptions {
  readonly id?: string;
  readonly budget?: Limits;
  readonly now?: Clock;
}

export function plannerBot({
  id = 'planner',
  budget = DEFAULT_BUDGET,
  now = clock,
}: PlannerOptions = {}): Bot<QuantumView, Answer> {
  return {
    id,
    budget,
    async think({ view, seat, chance, limits, signal, onThought }) {
      const state = quantum.determinize(view, chance);
      const legal = quantum.legalMoves(state, seat);
      const [only] = legal as [Answer];
      if (legal.length === 1) return { move: only, line: legal };
      const reaction = reactionTo(state);
      if (reaction !== undefined) return { move: reaction, line: [reaction] };
      const shop = newWorkshop();
      const bounds = limitsFor(limits, budget);
      let thought: Thought<Answer> = { move: only, line: [only] };
      const note = ({ candidate: { answers }, results }: Tried<Plan>): void => {
        const [move] = answers as readonly [Answer];
        thought = { move, line: answers, chance: mean(results), depth: answers.length, nodes: shop.nodes };
        onThought?.(thought);
      };
      const looks = within(bounds, looksOf(shop, view, seat, chance));
      await pump(halving(looks, note), { limits: bounds, signal, nodes: () => shop.nodes, now });
      return { ...thought, nodes: shop.nodes };
    },
  };
}

/** Candidates of the first look, and the beam width to find them; doubled at each look. */
const WIDTH = 8;
const BEAM = 6;
const ENOUGH = 1500;
/** Weight of a plan's static evaluation beside its trials, which are few and noisy. */
const GLANCE = 0.4;

function looksOf(
  shop: Workshop,
  view: QuantumView,
  seat: Seat,
  chance: Chance,
): Looks<World<QuantumState>, Plan> {
  const deal = (): World<QuantumState> => ({
    state: quantum.determinize(view, chance),
    seed: chance.below(2 ** 31),
  });
  return (look, leaders) => ({
    deal,
    *candidates(propose) {
      const sieve = { width: BEAM * 2 ** look, enough: ENOUGH * 2 ** look };
      const tell = (candidate: Plan): void => propose({ candidate, results: [winChance(candidate.rank)] });
      const plans = yield* plansOf(shop, deal().state, sieve, tell);
      const known = new Set(leaders.map(nameOf));
      return [...leaders, ...plans.filter(plan => !known.has(nameOf(plan)))].slice(0, WIDTH * 2 ** look);
    },
    tryOut: (world, { answers, rank }) =>
      (1 - GLANCE) * tryOut(shop, world, seat, answers, 1) + GLANCE * winChance(rank),
  });
}

const nameOf = ({ answers }: Plan): string => answers.join(' ');
