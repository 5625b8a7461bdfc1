import { type Answer, type QuantumView, quantum } from '@tessera/games/quantum';
import { type Bot, DEFAULT_BUDGET, type Limits } from '../bot.ts';
import { FORMER_LEVELS, LEVELS } from '../levels.ts';
import type { Slips } from '../slips.ts';
import { teamOf } from '../team.ts';
import { plannerBot } from './planner.ts';
import { quantumInsight } from './reasons.ts';

const build = (budget: Limits, slips: Slips | undefined): Bot<QuantumView, Answer> =>
  plannerBot({ budget, slips });

export const quantumBots = teamOf(
  quantum,
  [
    { id: 'gentle', limits: { nodes: 600, depth: 0 }, slips: { rate: 85, tolerance: 1050 }, build },
    { id: 'easy', limits: { nodes: 600, depth: 0 }, slips: { rate: 75, tolerance: 850 }, build },
    { id: 'fair', limits: { nodes: 600, depth: 0 }, slips: { rate: 66, tolerance: 725 }, build },
    { id: 'strong', limits: { nodes: 600, depth: 0 }, slips: { rate: 55, tolerance: 600 }, build },
    { id: 'best', limits: { nodes: 20_000, ms: 4000 }, build },
    { id: 'planner', limits: DEFAULT_BUDGET, build },
  ],
  LEVELS,
  quantumInsight,
  FORMER_LEVELS,
);
