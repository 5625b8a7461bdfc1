/** The searching bot for tesseract: it plans whole Action phases in worlds that fit what it knows. */
import type { Chance } from '@tessera/engine';
import {
  type Answer,
  determinize,
  type TesseractState,
  type TesseractView,
  tesseract,
} from '@tessera/games/tesseract';
import type { Bot, Limits, Thought } from '../bot.ts';
import { pump } from '../pump.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { consents } from './consent.ts';
import { chanceOf } from './evaluate.ts';
import { luckOf } from './luck.ts';
import { newMemory } from './memory.ts';
import { newWorkshop, type Workshop } from './node.ts';
import { tryOut } from './trial.ts';

export interface PlannerOptions {
  readonly id?: string;
  readonly budget?: Limits;
}

const DEFAULT_BUDGET: Limits = { ms: 500 };
/** How many nodes a millisecond is taken for when the search divides its budget. */
const NODES_PER_MS = 40;

interface Tried {
  readonly candidate: Candidate;
  /** Chances to win, by world. */
  readonly results: number[];
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

export function plannerBot({
  id = 'planner',
  budget = DEFAULT_BUDGET,
}: PlannerOptions = {}): Bot<TesseractState, Answer> {
  const memory = newMemory();
  return {
    id,
    budget,
    async think({ state, seat, chance, limits, signal, onThought }) {
      const view = tesseract.view(state, seat);
      const legal = tesseract.legalMoves(state, seat);
      const [only] = legal as [Answer];
      if (legal.length === 1) return { move: only, line: [only] };
      if (view.decision?.type === 'consent') return consents(determinize(view, chance));
      const known = memory.recall(view);
      if (known) return known;
      const shop = newWorkshop();
      const bounds = (limits.ms ?? limits.nodes) === undefined ? budget : limits;
      let thought: Thought<Answer> = { move: only, line: [only] };
      const note = (best: Tried): void => {
        thought = thoughtOf(best, shop.nodes);
        onThought?.(thought);
      };
      const size = bounds.nodes ?? (bounds.ms ?? 0) * NODES_PER_MS;
      const steps = search(shop, view, chance, size, memory.wasRefused(view), note);
      await pump(steps, { limits: bounds, signal, nodes: () => shop.nodes });
      memory.keep(view, thought);
      return thought;
    },
  };
}

function thoughtOf({ candidate, results }: Tried, nodes: number): Thought<Answer> {
  const { answers: line } = candidate;
  return { move: line[0] as Answer, line, chance: mean(results), depth: line.length, nodes };
}
const env = (name: string, value: number): number => Number(process.env[name] ?? value);

function* search(
  shop: Workshop,
  view: TesseractView,
  chance: Chance,
  size: number,
  except: (answer: Answer) => boolean,
  report: (best: Tried) => void,
): Generator<void, void, void> {
  const seed = chance.below(2 ** 31);
  const sieve = {
    width: env('FW', 12),
    inner: env('FI', 2),
    enough: env('FS', 0.35) * size,
    most: env('MOST', 10),
    alike: env('PF', 3),
  };
  const beam = { width: env('RW', 3), inner: env('RI', 1), enough: env('RE', 150) };
  const candidates = yield* candidatesOf(shop, determinize(view, chance), luckOf(seed), sieve, except);
  let alive: Tried[] = candidates.map(candidate => ({ candidate, results: [] }));
  const [first] = candidates as [Candidate];
  report({ candidate: first, results: [chanceOf(first.rank)] });
  for (let round = 1; alive.length > 1; round++) {
    const world = determinize(view, chance);
    for (const { candidate, results } of alive) {
      results.push(tryOut(shop, world, luckOf(seed + round), candidate, beam, env('PH', 1)));
      yield;
    }
    alive.sort((a, b) => mean(b.results) - mean(a.results));
    report(alive[0] as Tried);
    if (round === 2 || round === 4 || round === 8 || round === 16)
      alive = alive.slice(0, Math.max(2, alive.length >> 1));
    if (isDecided(alive, round)) return;
  }
}

/** Whether more worlds would hardly change what is best. */
function isDecided([best, second]: readonly Tried[], round: number): boolean {
  if (!best || !second) return true;
  if (round < env('DR', 6)) return false;
  const gaps = best.results.map((result, world) => result - (second.results[world] ?? 0));
  const gap = mean(gaps);
  const spread = Math.sqrt(mean(gaps.map(one => (one - gap) ** 2)) / gaps.length);
  return gap > env('DZ', 2.5) * spread || round >= env('DM', 60);
}
