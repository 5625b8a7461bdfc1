/** The bots of rift, for whoever plays nothing else. */
import { type Action, type RiftView, riftFromSetup as rift } from '@tessera/games/rift';
import { type Bot, DEFAULT_BUDGET, type Limits } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { teamOf } from '../team.ts';
import { alphaBetaBot } from './alphabeta.ts';
import { glance } from './glance.ts';
import { FORMER_LEVELS, RIFT_LEVELS } from './levels.ts';
import { riftInsight } from './reasons.ts';

const greedy = (_limits: Limits, noise: number): Bot<RiftView, Action> => greedyBot(rift, glance, noise);
const search = (budget: Limits, noise: number): Bot<RiftView, Action> => alphaBetaBot({ budget, noise });

export const riftBots = teamOf(
  rift,
  [
    { id: 'gentle', noise: 250, build: greedy },
    { id: 'easy', limits: { depth: 1 }, noise: 60, build: search },
    { id: 'fair', limits: { nodes: 2000 }, noise: 20, build: search },
    { id: 'strong', limits: { nodes: 10_000 }, noise: 2, build: search },
    { id: 'best', limits: { ms: 1500 }, noise: 2, build: search },
    { id: 'greedy', build: greedy },
    { id: 'alphabeta', limits: DEFAULT_BUDGET, noise: 2, build: search },
  ],
  RIFT_LEVELS,
  riftInsight,
  FORMER_LEVELS,
);
