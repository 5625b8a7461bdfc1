/** The greedy bot for loop: one action at a time, whatever looks best right after it. */
import { type Answer, type LoopState, type LoopView, loop } from '@tessera/games/loop';
import type { Bot } from '../bot.ts';
import { dealWorlds, greedily, type Rater } from '../greedy.ts';
import { scoreOf } from '../winChance.ts';
import { chanceOf } from './evaluate.ts';
import { answersTo, rootOf, successors } from './node.ts';
import { END, isSettled, newWorkshop, release, type Workshop } from './workshop.ts';

const HOW = { width: 2, untilNews: false };

/** `noise` is the most by which an answer may be overrated. */
export const greedyLoop = (noise = 0): Bot<LoopView, Answer> => ({
  id: 'greedy',
  budget: {},
  async think({ view, seat, chance, signal }) {
    const worlds = dealWorlds(loop, view, chance);
    const moves = loop.legalMoves(worlds[0], seat);
    const shop = newWorkshop();
    const thought = await greedily({ worlds, moves, rater: raterOf(shop), chance, noise, signal });
    return { ...thought, nodes: shop.nodes };
  },
});

/** An answer is worth the best it can lead to, with the questions that follow from it answered as well. */
const raterOf =
  (shop: Workshop): Rater<LoopState, Answer> =>
  (world, luck) => {
    const root = rootOf(world);
    const best = new Map<Answer, number>();
    // What is not used is kept in mind: only what is better than that is done.
    if (isSettled(world)) best.set(END, root.rank);
    for (const node of successors(shop, root, luck, HOW)) {
      const first = answersTo(node)[0] as Answer;
      best.set(first, Math.max(best.get(first) ?? Number.NEGATIVE_INFINITY, node.rank));
      release(shop, node.state);
    }
    return move => scoreOf(chanceOf(best.get(move) ?? LOST));
  };
/** An answer that no way through a card began with was pruned: others are better. */
const LOST = -40;
