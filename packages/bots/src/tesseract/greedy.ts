/** The greedy bot for tesseract: one action or card at a time, by the evaluation right after it. */
import {
  type Answer,
  determinize,
  type TesseractState,
  type TesseractView,
  tesseractFromSetup as tesseract,
  withoutSides,
} from '@tessera/games/tesseract';
import type { Bot } from '../bot.ts';
import { dealWorlds, greedily, type Rater } from '../greedy.ts';
import { answersTo, rootOf, successors } from '../plan/turn.ts';
import { newWorkshop, type Workshop } from '../plan/workshop.ts';
import { scoreOf } from '../winChance.ts';
import { consents } from './consent.ts';
import { chanceOf } from './evaluate.ts';
import { newMemory } from './memory.ts';
import { END, isSettled, PHASE } from './turn.ts';

const HOW = { width: 2, untilNews: false };

/** `noise` is the upper bound of the random bonus of an answer. */
export function greedyTesseract(noise = 0): Bot<TesseractView, Answer> {
  const memory = newMemory();
  return {
    id: 'greedy',
    budget: {},
    async think({ view: seen, seat, chance, signal }) {
      const view = withoutSides(seen); // T-INFO-3
      if (view.decision?.type === 'consent') return consents(determinize(view, chance));
      const worlds = dealWorlds(tesseract, view, chance);
      const isRefused = memory.wasRefused(view);
      const moves = tesseract.legalMoves(worlds[0], seat).filter(answer => !isRefused(answer));
      const shop = newWorkshop<TesseractState>();
      const rater = raterOf(shop);
      const thought = await greedily({ worlds, moves, rater, chance, noise, signal });
      memory.keep(view, thought);
      return { ...thought, nodes: shop.nodes };
    },
  };
}

/**
 * Rates an answer by the best state it can lead to, with the questions that follow from it answered as well.
 */
const raterOf =
  (shop: Workshop<TesseractState>): Rater<TesseractState, Answer> =>
  (world, luck) => {
    const root = rootOf(PHASE, world);
    const best = new Map<string, number>();
    if (isSettled(world)) best.set(JSON.stringify(END), root.value);
    for (const node of successors(PHASE, shop, root, luck, HOW)) {
      const first = JSON.stringify(answersTo(node)[0]);
      best.set(first, Math.max(best.get(first) ?? Number.NEGATIVE_INFINITY, node.value));
    }
    return move => scoreOf(chanceOf(best.get(JSON.stringify(move)) ?? LOST));
  };
/** Score of an answer whose every line was pruned. */
const LOST = -40;
