export { type GamePlan, playGame } from './arena.ts';
export type { AnyBot, Bot, Limits, ThinkRequest, Thought } from './bot.ts';
export { type Evaluate, greedyBot } from './greedy.ts';
export { botByName, botNames } from './names.ts';
export { randomBot } from './random.ts';
export { type AlphaBetaOptions, alphaBetaBot } from './rift/alphabeta.ts';
export { type Member, type Team, teamOf } from './team.ts';
export { type Interval, wilson } from './wilson.ts';
export { winChance } from './winChance.ts';
