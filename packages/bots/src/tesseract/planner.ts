/** The searching bot for tesseract: it plans whole Action phases in determinizations of its view. */
import {
  type Answer,
  determinize,
  type TesseractState,
  type TesseractView,
  tesseractFromSetup as tesseract,
  withoutSides,
} from '@tessera/games/tesseract';
import { type Bot, DEFAULT_BUDGET, type Limits, limitsFor, type Thought } from '../bot.ts';
import { halving, type Tried, within } from '../halving.ts';
import { luckOf } from '../luck.ts';
import { mean } from '../mean.ts';
import type { Candidate } from '../plan/candidates.ts';
import { newWorkshop } from '../plan/workshop.ts';
import { type Clock, clock, pump } from '../pump.ts';
import { consents } from './consent.ts';
import { toldChance } from './evaluate.ts';
import { type Effort, looksOf } from './looks.ts';
import { newMemory } from './memory.ts';

export interface PlannerOptions {
  readonly id?: string;
  readonly budget?: Limits;
  readonly now?: Clock;
}

/** Assumed nodes per millisecond, until the speed of the machine is measured. */
const NODES_PER_MS = 20;
/** Node budget of a search that is limited by depth alone. */
const NODES = 4000;
/** Budget from which trials go through the Threat phase to the next researcher's actions. */
const NODES_FOR_TWO = 3000;

export function plannerBot({
  id = 'planner',
  budget = DEFAULT_BUDGET,
  now = clock,
}: PlannerOptions = {}): Bot<TesseractView, Answer> {
  const memory = newMemory();
  let speed = NODES_PER_MS;
  return {
    id,
    budget,
    async think({ view: seen, seat, chance, limits, signal, onThought }) {
      const view = withoutSides(seen); // T-INFO-3
      const legal = tesseract.legalMoves(determinize(view, luckOf(0)), seat);
      const [only] = legal as [Answer];
      if (legal.length === 1) return { move: only, line: [only] };
      if (view.decision?.type === 'consent') return consents(determinize(view, chance));
      const planned = memory.recall(view);
      if (planned) return planned;
      const shop = newWorkshop<TesseractState>();
      const bounds = limitsFor(limits, budget);
      let thought: Thought<Answer> = { move: only, line: [only] };
      const note = (best: Tried<Candidate<Answer>>): void => {
        thought = thoughtOf(best, view, shop.nodes);
        onThought?.(thought);
      };
      const looks = looksOf(shop, view, chance, effortOf(bounds, speed), memory.wasRefused(view));
      const steps = halving(within(bounds, looks), note);
      const start = now();
      await pump(steps, { limits: bounds, signal, nodes: () => shop.nodes, now });
      speed += (shop.nodes / Math.max(1, now() - start) - speed) / 8;
      thought = { ...thought, nodes: shop.nodes };
      memory.keep(view, thought);
      return thought;
    },
  };
}

/** Converts time to nodes by the measured speed, so that the search can divide its budget. */
function effortOf({ ms, nodes, depth }: Limits, speed: number): Effort {
  const effort = nodes ?? (ms === undefined ? NODES : ms * speed);
  return { nodes: effort, phases: depth ?? (effort >= NODES_FOR_TWO ? 2 : 1) };
}

function thoughtOf(
  { candidate, results }: Tried<Candidate<Answer>>,
  { board }: TesseractView,
  nodes: number,
): Thought<Answer> {
  const { answers: line } = candidate;
  const chance = toldChance(mean(results), board.filter(cube => cube === null).length);
  return { move: line[0] as Answer, line, chance, depth: line.length, nodes };
}
