/** The greedy bot for loop: a very narrow beam search for the turn with the best evaluation at its end. */
import { type Answer, type LoopState, type LoopView, loop } from '@tessera/games/loop';
import type { Bot } from '../bot.ts';
import { luckOf } from '../luck.ts';
import { pause } from '../pause.ts';
import { type Candidate, candidatesOf } from '../plan/candidates.ts';
import { newWorkshop } from '../plan/workshop.ts';
import { scoreOf } from '../winChance.ts';
import { chanceOf } from './evaluate.ts';
import { newMemory } from './memory.ts';
import { toldChance } from './told.ts';
import { TURN } from './turn.ts';

/** A sieve hardly wider than a single line. */
const SIEVE = { width: 3, inner: 2, enough: 300, most: 16, alike: 2 };

/** `noise` is the upper bound of the random bonus of a turn. */
export function greedyLoop(noise = 0): Bot<LoopView, Answer> {
  const memory = newMemory();
  return {
    id: 'greedy',
    budget: {},
    async think({ view, seat, chance }) {
      await pause();
      const world = loop.determinize(view, chance);
      const legal = loop.legalMoves(world, seat);
      if (legal.length === 1) return { move: legal[0] as Answer, line: legal };
      const planned = memory.recall(view);
      if (planned) return planned;
      const shop = newWorkshop<LoopState>();
      const found = finished(candidatesOf(TURN, shop, world, luckOf(chance.below(2 ** 31)), SIEVE, () => {}));
      const felt = ({ rank }: Candidate<Answer>): number =>
        scoreOf(chanceOf(rank)) + (noise > 0 ? chance.below(noise + 1) : 0);
      const [best] = found.map(one => ({ ...one, felt: felt(one) })).toSorted((a, b) => b.felt - a.felt);
      const { answers: line, rank } = best as Candidate<Answer>;
      const thought = {
        move: line[0] as Answer,
        line,
        chance: toldChance(chanceOf(rank)),
        depth: line.length,
        nodes: shop.nodes,
      };
      memory.keep(view, thought);
      return thought;
    },
  };
}

/** Runs a search to its end. */
function finished<T>(steps: Generator<void, T, void>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
