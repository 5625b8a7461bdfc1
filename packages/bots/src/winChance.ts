// @chunk bots
/** From the score of a search to a chance to win and back, for everybody who shows or compares one. */

/** Scores beyond this are wins (or losses) that were seen to the end. */
const CERTAIN = 20_000;

/** How many hundredths of a pawn's worth make the odds e to 1; fitted to games of the bot against itself. */
const SCALE = 260;

/** The chance of the seat whose advantage is `score`, strictly between 0 and 1 unless it is certain. */
export function winChance(score: number): number {
  if (Math.abs(score) >= CERTAIN) return score > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / SCALE));
}

/** The score that has this chance. */
export function scoreOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance > 0 ? CERTAIN : -CERTAIN;
  return SCALE * Math.log(chance / (1 - chance));
}
