/** The greedy bot for tesseract: one action or card at a time, whatever looks best right after it. */
import { type Chance, shuffled } from '@tessera/engine';
import {
  type Answer,
  determinize,
  type TesseractState,
  type TesseractView,
  tesseract,
  withoutSides,
} from '@tessera/games/tesseract';
import type { Bot } from '../bot.ts';
import { luckOf } from '../luck.ts';
import { pause } from '../pause.ts';
import { END } from './candidates.ts';
import { consents } from './consent.ts';
import { chanceOf } from './evaluate.ts';
import { newMemory } from './memory.ts';
import { answersTo, isSettled, newWorkshop, rootOf, successors, type Workshop } from './node.ts';

/** Worlds over which the luck of an answer is averaged. */
const WORLDS = 4;
const HOW = { width: 2, untilNews: false };

interface Option {
  readonly move: Answer;
  sum: number;
}

/** `noise` is the most by which an answer may be overrated, in hundredths of a logit. */
export function greedyTesseract(noise = 0): Bot<TesseractView, Answer> {
  const memory = newMemory();
  return {
    id: 'greedy',
    budget: {},
    async think({ view: seen, seat, chance, signal }) {
      const view = withoutSides(seen); // T-INFO-3
      if (view.decision?.type === 'consent') return consents(determinize(view, chance));
      const isRefused = memory.wasRefused(view);
      const legal = tesseract
        .legalMoves(determinize(view, luckOf(0)), seat)
        .filter(answer => !isRefused(answer));
      const options = new Map(
        shuffled(chance, legal).map(move => [JSON.stringify(move), { move, sum: 0 }] as const),
      );
      const shop = newWorkshop();
      for (let world = 0; world < WORLDS && options.size > 1 && !signal?.aborted; world++) {
        rate(shop, determinize(view, chance), chance, options);
        await pause();
      }
      const thought = { ...choose([...options.values()], chance, noise), nodes: shop.nodes };
      memory.keep(view, thought);
      return thought;
    },
  };
}

/** Adds to every option the best it can lead to in a world. */
function rate(
  shop: Workshop,
  world: TesseractState,
  chance: Chance,
  options: ReadonlyMap<string, Option>,
): void {
  const root = rootOf(world);
  const best = new Map<string, number>();
  if (isSettled(world)) best.set(JSON.stringify(END), root.value);
  for (const node of successors(shop, root, luckOf(chance.below(2 ** 31)), HOW)) {
    const first = JSON.stringify(answersTo(node)[0]);
    best.set(first, Math.max(best.get(first) ?? Number.NEGATIVE_INFINITY, node.value));
  }
  for (const [first, option] of options) option.sum += chanceOf(best.get(first) ?? LOST);
}
/** An answer that no way through a card began with was pruned: others are better. */
const LOST = -40;

function choose(options: readonly Option[], chance: Chance, noise: number) {
  const felt = ({ sum }: Option): number =>
    Math.log((sum + EPSILON) / (WORLDS - sum + EPSILON)) + (noise > 0 ? chance.below(noise + 1) / 100 : 0);
  const rated = options.map(option => ({ option, worth: felt(option) }));
  const { option } = rated.reduce((a, b) => (b.worth > a.worth ? b : a));
  return { move: option.move, line: [option.move], chance: option.sum / WORLDS, depth: 1 };
}
const EPSILON = 1e-9;
