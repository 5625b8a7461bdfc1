/** The bots of tesseract, for whoever plays nothing else. */
import type { AnyGame } from '@tessera/engine';
import { tesseract } from '@tessera/games/tesseract';
import type { AnyBot } from '../bot.ts';
import { teamOf } from '../team.ts';
import { greedyTesseract } from './greedy.ts';
import { plannerBot } from './planner.ts';

export const tesseractBots = teamOf(tesseract as unknown as AnyGame, {
  greedy: ({ noise }) => greedyTesseract(noise) as AnyBot,
  search: ({ limits }) => plannerBot({ budget: limits }) as AnyBot,
});
