// @chunk own
/** Win probability of the team in loop. */
import type { LoopView } from '@tessera/games/loop';
import { expected, type Judge } from '../judge.ts';
import { plannerBot } from './planner.ts';

const NODES = 1500;

export const judge: Judge<LoopView> = async view => {
  const { decision } = view;
  // Only plans of a turn compare; a card is chosen between two of them.
  if (decision?.kind !== 'action') return undefined;
  const chance = await expected(plannerBot(), view, decision.seat, NODES);
  return chance === undefined ? undefined : [chance];
};
