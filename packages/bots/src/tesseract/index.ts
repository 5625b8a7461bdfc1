import { type Answer, type TesseractView, tesseractFromSetup as tesseract } from '@tessera/games/tesseract';
import { type Bot, DEFAULT_BUDGET, type Limits } from '../bot.ts';
import { teamOf } from '../team.ts';
import { greedyTesseract } from './greedy.ts';
import { TESSERACT_LEVELS } from './levels.ts';
import { plannerBot } from './planner.ts';
import { tesseractInsight } from './reasons.ts';

type TesseractBot = Bot<TesseractView, Answer>;
const greedy = (_limits: Limits, noise: number): TesseractBot => greedyTesseract(noise);
const search = (budget: Limits): TesseractBot => plannerBot({ budget });

export const tesseractBots = teamOf(
  tesseract,
  [
    { id: 'gentle', noise: 156, build: greedy },
    { id: 'greedy', build: greedy },
    { id: 'steady', limits: { nodes: 1500, ms: 1000 }, build: search },
    { id: 'strong', limits: { ms: 1000 }, build: search },
    { id: 'planner', limits: DEFAULT_BUDGET, build: search },
  ],
  TESSERACT_LEVELS,
  tesseractInsight,
);
