/** The searching bot for loop: it plans whole turns for the team in determinizations of its view. */
import { type Answer, type LoopState, type LoopView, loop } from '@tessera/games/loop';
import { type Bot, DEFAULT_BUDGET, type Limits, limitsFor, type Thought } from '../bot.ts';
import { halving, type Tried, within } from '../halving.ts';
import { luckOf } from '../luck.ts';
import { mean } from '../mean.ts';
import type { Candidate } from '../plan/candidates.ts';
import { newWorkshop } from '../plan/workshop.ts';
import { type Clock, clock, pump } from '../pump.ts';
import { type Effort, looksOf } from './looks.ts';
import { newMemory } from './memory.ts';
import { toldChance } from './told.ts';

export interface PlannerOptions {
  readonly id?: string;
  readonly budget?: Limits;
  readonly now?: Clock;
}

/** Assumed nodes per millisecond, until the speed of the machine is measured. */
const NODES_PER_MS = 30;
/** Node budget of a search that is limited by depth alone. */
const NODES = 4000;

export function plannerBot({
  id = 'planner',
  budget = DEFAULT_BUDGET,
  now = clock,
}: PlannerOptions = {}): Bot<LoopView, Answer> {
  const memory = newMemory();
  let speed = NODES_PER_MS;
  return {
    id,
    budget,
    async think({ view, seat, chance, limits, signal, onThought }) {
      const legal = loop.legalMoves(loop.determinize(view, luckOf(0)), seat);
      const [only] = legal as [Answer];
      if (legal.length === 1) return { move: only, line: [only] };
      const planned = memory.recall(view);
      if (planned) return planned;
      const shop = newWorkshop<LoopState>();
      const bounds = limitsFor(limits, budget);
      let thought: Thought<Answer> = { move: only, line: [only] };
      const note = ({ candidate: { answers: line }, results }: Tried<Candidate<Answer>>): void => {
        thought = {
          move: line[0] as Answer,
          line,
          chance: toldChance(mean(results)),
          depth: line.length,
          nodes: shop.nodes,
        };
        onThought?.(thought);
      };
      const looks = looksOf(shop, view, chance, effortOf(bounds, speed));
      const start = now();
      await pump(halving(within(bounds, looks), note), {
        limits: bounds,
        signal,
        nodes: () => shop.nodes,
        now,
      });
      speed += (shop.nodes / Math.max(1, now() - start) - speed) / 8;
      thought = { ...thought, nodes: shop.nodes };
      memory.keep(view, thought);
      return thought;
    },
  };
}

/** Converts time to nodes by the measured speed, so that the search can divide its budget. */
function effortOf({ ms, nodes, depth }: Limits, speed: number): Effort {
  return { nodes: nodes ?? (ms === undefined ? NODES : ms * speed), turns: depth ?? 1 };
}
