/** Who builds the bots of each game; random ones need no builder. */
import { rift } from '@tessera/games/rift';
import type { AnyBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import type { Level } from './levels.ts';
import { alphaBetaBot } from './rift/alphabeta.ts';
import { glance } from './rift/glance.ts';
import { greedyTesseract } from './tesseract/greedy.ts';
import { plannerBot } from './tesseract/planner.ts';

interface Builder {
  greedy(level: Level): AnyBot;
  search(level: Level): AnyBot;
}

export const BUILDERS: Readonly<Record<string, Builder>> = {
  rift: {
    greedy: ({ noise }) => greedyBot(rift, glance, noise) as AnyBot,
    search: ({ limits, noise }) => alphaBetaBot({ budget: limits, noise }) as AnyBot,
  },
  tesseract: {
    greedy: ({ noise }) => greedyTesseract(noise) as AnyBot,
    search: ({ limits }) => plannerBot({ budget: limits }) as AnyBot,
  },
};
