/** The bots of rift, for whoever plays nothing else. */
import { type Action, type RiftView, riftFromSetup as rift } from '@tessera/games/rift';
import { type Bot, DEFAULT_BUDGET, type Limits } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { teamOf } from '../team.ts';
import { alphaBetaBot } from './alphabeta.ts';
import { glance } from './glance.ts';
import { RIFT_LEVELS } from './levels.ts';
import { riftInsight } from './reasons.ts';

const greedy = (_limits: Limits, noise: number): Bot<RiftView, Action> => greedyBot(rift, glance, noise);
const search = (budget: Limits, noise: number): Bot<RiftView, Action> => alphaBetaBot({ budget, noise });

export const riftBots = teamOf(
  rift,
  [
    { id: 'gentle', noise: 250, build: greedy },
    { id: 'greedy', build: greedy },
    { id: 'steady', limits: { nodes: 6000, ms: 1000 }, noise: 40, build: search },
    { id: 'strong', limits: { ms: 1500 }, noise: 2, build: search },
    { id: 'alphabeta', limits: DEFAULT_BUDGET, noise: 2, build: search },
  ],
  RIFT_LEVELS,
  riftInsight,
);
