/** The bots of rift, for whoever plays nothing else. */
import type { AnyGame } from '@tessera/engine';
import { rift } from '@tessera/games/rift';
import type { AnyBot } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { teamOf } from '../team.ts';
import { alphaBetaBot } from './alphabeta.ts';
import { glance } from './glance.ts';

export const riftBots = teamOf(rift as unknown as AnyGame, {
  greedy: ({ noise }) => greedyBot(rift, glance, noise) as AnyBot,
  search: ({ limits, noise }) => alphaBetaBot({ budget: limits, noise }) as AnyBot,
});
