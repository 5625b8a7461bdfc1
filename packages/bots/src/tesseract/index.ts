import { type Answer, type TesseractView, tesseractFromSetup as tesseract } from '@tessera/games/tesseract';
import { type Bot, DEFAULT_BUDGET, type Limits } from '../bot.ts';
import { FORMER_LEVELS, LEVELS } from '../levels.ts';
import type { Slips } from '../slips.ts';
import { teamOf } from '../team.ts';
import { plannerBot } from './planner.ts';
import { tesseractInsight } from './reasons.ts';

/**
 * Levels below best run out of cubes more often than the weights believe. Their calibrations, in the order of `Platt`,
 * are fitted to 40 games on two settings for gentle and fair (bench/STRENGTH.md); easy and strong lie between.
 */
const build =
  (trust = 1, shift = 0, ahead = 0) =>
  (budget: Limits, slips: Slips | undefined): Bot<TesseractView, Answer> =>
    plannerBot({ budget, slips, told: { trust, shift, ahead } });

export const tesseractBots = teamOf(
  tesseract,
  [
    {
      id: 'gentle',
      limits: { nodes: 115, depth: 1 },
      slips: { rate: 30, tolerance: 110 },
      build: build(0.29, -0.61, -0.054),
    },
    {
      id: 'easy',
      limits: { nodes: 250, depth: 1 },
      slips: { rate: 30, tolerance: 90 },
      build: build(0.4, -0.53, -0.04),
    },
    { id: 'fair', limits: { nodes: 300 }, build: build(0.5, -0.45, -0.027) },
    { id: 'strong', limits: { nodes: 400, ms: 4000 }, build: build(0.7, -0.3, -0.013) },
    { id: 'best', limits: { nodes: 1500, ms: 4000 }, build: build() },
    { id: 'planner', limits: DEFAULT_BUDGET, build: build() },
  ],
  LEVELS,
  tesseractInsight,
  FORMER_LEVELS,
);
