// @chunk engine
/** Conversion between the score of a search and a win probability. */

/** Scores beyond this are proven wins or losses. */
const CERTAIN = 20_000;

/** Hundredths of a pawn's worth per logit; fitted to games of self-play. */
const SCALE = 260;

/** Win probability for an advantage of `score`, strictly between 0 and 1 unless it is proven. */
export function winChance(score: number): number {
  if (Math.abs(score) >= CERTAIN) return score > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / SCALE));
}

/** Inverse of `winChance`. */
export function scoreOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance > 0 ? CERTAIN : -CERTAIN;
  return SCALE * Math.log(chance / (1 - chance));
}
