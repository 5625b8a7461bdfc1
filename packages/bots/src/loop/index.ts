import { type Answer, type LoopView, loop } from '@tessera/games/loop';
import { type Bot, DEFAULT_BUDGET, type Limits } from '../bot.ts';
import { FORMER_LEVELS, LEVELS } from '../levels.ts';
import type { Slips } from '../slips.ts';
import { teamOf } from '../team.ts';
import { plannerBot } from './planner.ts';
import { loopInsight } from './reasons.ts';

/**
 * Levels that compare fewer plans win less from the same position. Calibrations on top of the game's, in the order of
 * `Platt`: gentle and easy are fitted to 80 games each, strong to 40 (bench/STRENGTH.md).
 */
const build =
  (trust = 1, shift = 0) =>
  (budget: Limits, slips: Slips | undefined): Bot<LoopView, Answer> =>
    plannerBot({ budget, slips, told: { trust, shift } });

export const loopBots = teamOf(
  loop,
  [
    { id: 'gentle', limits: { nodes: 450 }, slips: { rate: 15, tolerance: 50 }, build: build(0.75, -1.12) },
    { id: 'easy', limits: { nodes: 740 }, slips: { rate: 10, tolerance: 40 }, build: build(0.98, -0.68) },
    { id: 'fair', limits: { nodes: 1200 }, build: build() },
    { id: 'strong', limits: { nodes: 2000, ms: 4000 }, build: build(1.58, 0.58) },
    { id: 'best', limits: { nodes: 5000, ms: 4000 }, build: build() },
    { id: 'planner', limits: DEFAULT_BUDGET, build: build() },
  ],
  LEVELS,
  loopInsight,
  FORMER_LEVELS,
);
