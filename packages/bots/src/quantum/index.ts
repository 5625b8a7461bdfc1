import { type Answer, type QuantumView, quantum } from '@tessera/games/quantum';
import { type Bot, DEFAULT_BUDGET, type Limits } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { teamOf } from '../team.ts';
import { evaluate } from './evaluate.ts';
import { QUANTUM_LEVELS } from './levels.ts';
import { plannerBot } from './planner.ts';
import { quantumInsight } from './reasons.ts';

export { type Fortune, fortunesOf } from './fortune.ts';

type QuantumBot = Bot<QuantumView, Answer>;
const greedy = (_limits: Limits, noise: number): QuantumBot => greedyBot(quantum, evaluate, noise);
const search = (budget: Limits): QuantumBot => plannerBot({ budget });

export const quantumBots = teamOf(
  quantum,
  [
    { id: 'gentle', noise: 450, build: greedy },
    { id: 'greedy', build: greedy },
    { id: 'steady', limits: { nodes: 2000, ms: 1000 }, build: search },
    { id: 'strong', limits: { ms: 1000 }, build: search },
    { id: 'planner', limits: DEFAULT_BUDGET, build: search },
  ],
  QUANTUM_LEVELS,
  quantumInsight,
);
