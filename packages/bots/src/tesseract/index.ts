import { type Answer, type TesseractView, tesseractFromSetup as tesseract } from '@tessera/games/tesseract';
import { type Bot, DEFAULT_BUDGET, type Limits } from '../bot.ts';
import { FORMER_LEVELS, LEVELS } from '../levels.ts';
import type { Platt } from '../platt.ts';
import type { Slips } from '../slips.ts';
import { teamOf } from '../team.ts';
import { plannerBot } from './planner.ts';
import { tesseractInsight } from './reasons.ts';
import { TOLD_BY } from './told.ts';

const build = (budget: Limits, slips: Slips | undefined): Bot<TesseractView, Answer> =>
  plannerBot({ budget, slips });
const toldBy =
  (told: Platt) =>
  (budget: Limits, slips: Slips | undefined): Bot<TesseractView, Answer> =>
    plannerBot({ budget, slips, told });

export const tesseractBots = teamOf(
  tesseract,
  [
    {
      id: 'gentle',
      limits: { nodes: 260, depth: 1 },
      slips: { rate: 15, tolerance: 80 },
      build: toldBy(TOLD_BY.gentle),
    },
    {
      id: 'easy',
      limits: { nodes: 310, depth: 1 },
      slips: { rate: 15, tolerance: 80 },
      build: toldBy(TOLD_BY.easy),
    },
    { id: 'fair', limits: { nodes: 370 }, build: toldBy(TOLD_BY.fair) },
    { id: 'strong', limits: { nodes: 480, ms: 4000 }, build: toldBy(TOLD_BY.strong) },
    { id: 'best', limits: { nodes: 1500, ms: 4000 }, build },
    { id: 'planner', limits: DEFAULT_BUDGET, build },
  ],
  LEVELS,
  tesseractInsight,
  FORMER_LEVELS,
);
