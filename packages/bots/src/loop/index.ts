import { type Answer, type LoopView, loop } from '@tessera/games/loop';
import { type Bot, DEFAULT_BUDGET, type Limits } from '../bot.ts';
import { teamOf } from '../team.ts';
import { greedyLoop } from './greedy.ts';
import { LOOP_LEVELS } from './levels.ts';
import { plannerBot } from './planner.ts';
import { loopInsight } from './reasons.ts';

export { type Fortune, fortuneOf } from './fortune.ts';

type LoopBot = Bot<LoopView, Answer>;
const greedy = (_limits: Limits, noise: number): LoopBot => greedyLoop(noise);
const search = (budget: Limits): LoopBot => plannerBot({ budget });

export const loopBots = teamOf(
  loop,
  [
    { id: 'gentle', noise: 150, build: greedy },
    { id: 'greedy', build: greedy },
    { id: 'steady', limits: { nodes: 2000, ms: 1000 }, build: search },
    { id: 'strong', limits: { ms: 1000 }, build: search },
    { id: 'planner', limits: DEFAULT_BUDGET, build: search },
  ],
  LOOP_LEVELS,
  loopInsight,
);
