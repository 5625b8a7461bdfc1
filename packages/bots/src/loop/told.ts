/** Calibration: the win probability shown to people, from the estimate of the search. */

import type { Difficulty, LoopView } from '@tessera/games/loop';

/** Fitted to the decisions of 137 games in all modes, played by the planner with 2000 nodes (bench/STRENGTH.md). */
const TRUST = 0.57;
const SHIFT = 0.12;

/**
 * Logits that a difficulty costs, which the features do not see: 200 games each of the planner with 2000 nodes, two
 * agents and sabotage, of which 78, 62.5 and 49 % were won.
 */
const HARDER: Readonly<Record<Difficulty, number>> = { month: 0, year: -0.74, infinity: -1.31 };

/** A search picks the turn that it overrates most: of positions estimated at 96 %, about 87 % are won. */
export function toldChance(hoped: number, { options }: Pick<LoopView, 'options'>): number {
  if (hoped <= 0 || hoped >= 1) return hoped;
  const logit = TRUST * Math.log(hoped / (1 - hoped)) + SHIFT + HARDER[options.difficulty];
  return 1 / (1 + Math.exp(-logit));
}
