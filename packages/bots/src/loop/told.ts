/** Calibration: the win probability shown to people, from the estimate of the search. */

/** Fitted to the decisions of 137 games in all modes, played by the planner with 2000 nodes (bench/STRENGTH.md). */
const TRUST = 0.57;
const SHIFT = 0.12;

/** A search picks the turn that it overrates most: of positions estimated at 96 %, about 87 % are won. */
export function toldChance(hoped: number): number {
  if (hoped <= 0 || hoped >= 1) return hoped;
  const logit = TRUST * Math.log(hoped / (1 - hoped)) + SHIFT;
  return 1 / (1 + Math.exp(-logit));
}
