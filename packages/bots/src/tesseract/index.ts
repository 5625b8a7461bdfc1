import { type Answer, type TesseractView, tesseractFromSetup as tesseract } from '@tessera/games/tesseract';
import { type Bot, DEFAULT_BUDGET, type Limits } from '../bot.ts';
import { FORMER_LEVELS, LEVELS } from '../levels.ts';
import type { Slips } from '../slips.ts';
import { teamOf } from '../team.ts';
import { plannerBot } from './planner.ts';
import { tesseractInsight } from './reasons.ts';

/** Calibration on top of the game's: the shift of a level, fitted to its own games (bench/STRENGTH.md). */
const build =
  (shift = 0) =>
  (budget: Limits, slips: Slips | undefined): Bot<TesseractView, Answer> =>
    plannerBot({ budget, slips, told: { trust: 1, shift } });

export const tesseractBots = teamOf(
  tesseract,
  [
    {
      id: 'gentle',
      limits: { nodes: 80, depth: 1 },
      slips: { rate: 55, tolerance: 150 },
      build: build(-2.3),
    },
    {
      id: 'easy',
      limits: { nodes: 165, depth: 1 },
      slips: { rate: 30, tolerance: 103 },
      build: build(-0.9),
    },
    { id: 'fair', limits: { nodes: 300 }, build: build() },
    { id: 'strong', limits: { nodes: 360, ms: 4000 }, build: build() },
    { id: 'best', limits: { nodes: 1500, ms: 4000 }, build: build() },
    { id: 'planner', limits: DEFAULT_BUDGET, build: build() },
  ],
  LEVELS,
  tesseractInsight,
  FORMER_LEVELS,
);
