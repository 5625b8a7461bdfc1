import { type Answer, type QuantumView, quantum } from '@tessera/games/quantum';
import { type Bot, DEFAULT_BUDGET, type Limits } from '../bot.ts';
import { FORMER_LEVELS, LEVELS } from '../levels.ts';
import { teamOf } from '../team.ts';
import { plannerBot } from './planner.ts';
import { quantumInsight } from './reasons.ts';

/** Levels below the strongest look at single actions, and notice some of them (`attention.ts`): so many in a hundred. */
const build =
  (sight?: number) =>
  (budget: Limits): Bot<QuantumView, Answer> =>
    plannerBot({ budget, sight });

const SINGLE: Limits = { nodes: 600, depth: 0 };

export const quantumBots = teamOf(
  quantum,
  [
    { id: 'gentle', limits: SINGLE, build: build(8) },
    { id: 'easy', limits: SINGLE, build: build(15) },
    { id: 'fair', limits: SINGLE, build: build(28) },
    { id: 'strong', limits: SINGLE, build: build(52) },
    { id: 'best', limits: { nodes: 75 }, build: build() },
    { id: 'planner', limits: DEFAULT_BUDGET, build: build() },
  ],
  LEVELS,
  quantumInsight,
  FORMER_LEVELS,
);
