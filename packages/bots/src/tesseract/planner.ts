/** The searching bot for tesseract: it plans whole Action phases in worlds that fit what it knows. */
import { type Answer, determinize, type TesseractState, tesseract } from '@tessera/games/tesseract';
import type { Bot, Limits, Thought } from '../bot.ts';
import { pump } from '../pump.ts';
import { consents } from './consent.ts';
import { newMemory } from './memory.ts';
import { newWorkshop } from './node.ts';
import { type Effort, mean, search, type Tried } from './search.ts';

export interface PlannerOptions {
  readonly id?: string;
  readonly budget?: Limits;
}

const DEFAULT_BUDGET: Limits = { ms: 500 };
/** What a millisecond is taken for when the search divides its effort. */
const NODES_PER_MS = 40;
/** The effort of a search that is limited by depth alone. */
const NODES = 4000;

export function plannerBot({
  id = 'planner',
  budget = DEFAULT_BUDGET,
}: PlannerOptions = {}): Bot<TesseractState, Answer> {
  const memory = newMemory();
  return {
    id,
    budget,
    async think({ state, seat, chance, limits, signal, onThought }) {
      const view = tesseract.view(state, seat); // all that is used of the state from here on
      const legal = tesseract.legalMoves(state, seat);
      const [only] = legal as [Answer];
      if (legal.length === 1) return { move: only, line: [only] };
      if (view.decision?.type === 'consent') return consents(determinize(view, chance));
      const planned = memory.recall(view);
      if (planned) return planned;
      const shop = newWorkshop();
      const bounds = (limits.ms ?? limits.nodes ?? limits.depth) === undefined ? budget : limits;
      let thought: Thought<Answer> = { move: only, line: [only] };
      const note = (best: Tried): void => {
        thought = thoughtOf(best, shop.nodes);
        onThought?.(thought);
      };
      const steps = search(shop, view, chance, effortOf(bounds), memory.wasRefused(view), note);
      await pump(steps, { limits: bounds, signal, nodes: () => shop.nodes });
      thought = { ...thought, nodes: shop.nodes };
      memory.keep(view, thought);
      return thought;
    },
  };
}

const effortOf = ({ ms, nodes, depth }: Limits): Effort => ({
  nodes: nodes ?? (ms === undefined ? NODES : ms * NODES_PER_MS),
  phases: depth ?? 1,
});

function thoughtOf({ candidate, results }: Tried, nodes: number): Thought<Answer> {
  const { answers: line } = candidate;
  return { move: line[0] as Answer, line, chance: mean(results), depth: line.length, nodes };
}
