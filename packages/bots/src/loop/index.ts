import { type Answer, type LoopView, loop } from '@tessera/games/loop';
import { type Bot, DEFAULT_BUDGET, type Limits } from '../bot.ts';
import { FORMER_LEVELS, LEVELS } from '../levels.ts';
import type { Slips } from '../slips.ts';
import { teamOf } from '../team.ts';
import { plannerBot } from './planner.ts';
import { loopInsight } from './reasons.ts';

const build = (budget: Limits, slips: Slips | undefined): Bot<LoopView, Answer> =>
  plannerBot({ budget, slips });

export const loopBots = teamOf(
  loop,
  [
    { id: 'gentle', limits: { nodes: 450 }, slips: { rate: 15, tolerance: 50 }, build },
    { id: 'easy', limits: { nodes: 740 }, slips: { rate: 10, tolerance: 40 }, build },
    { id: 'fair', limits: { nodes: 1200 }, build },
    { id: 'strong', limits: { nodes: 2000, ms: 4000 }, build },
    { id: 'best', limits: { nodes: 5000, ms: 4000 }, build },
    { id: 'planner', limits: DEFAULT_BUDGET, build },
  ],
  LEVELS,
  loopInsight,
  FORMER_LEVELS,
);
