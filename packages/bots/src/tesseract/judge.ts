// @chunk own
/** Win probability of the team in tesseract. */
import type { TesseractView } from '@tessera/games/tesseract';
import { expected, type Judge } from '../judge.ts';
import { plannerBot } from './planner.ts';

const NODES = 1500;

export const judge: Judge<TesseractView> = async view => {
  const { decision } = view;
  // Consent is decided by a static evaluation, which does not compare with a plan.
  if (!decision || decision.type === 'consent' || view.phase === 'setup') return undefined;
  const chance = await expected(plannerBot(), view, decision.seat, NODES);
  return chance === undefined ? undefined : [chance];
};
