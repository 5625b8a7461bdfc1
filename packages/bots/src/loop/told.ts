/** The chance to tell people: what the search hopes for, as it comes true. */

/** Fitted to the decisions of 137 games in all modes, played by the planner with 2000 nodes (bench/STRENGTH.md). */
const TRUST = 0.57;
const SHIFT = 0.12;

/** A search takes the turn that it overrates most: where it hopes for 96 %, some 87 % are won. */
export function toldChance(hoped: number): number {
  if (hoped <= 0 || hoped >= 1) return hoped;
  const logit = TRUST * Math.log(hoped / (1 - hoped)) + SHIFT;
  return 1 / (1 + Math.exp(-logit));
}
