/** Sequential probability ratio test of a paired match. */

/** Hypotheses: of the pairs that differ, the change wins half, or so many. */
const BETTER = 0.6;
/** Probability of either error. */
const ERROR = 0.05;

/** `accepted` once the pairs show that the change is better, `rejected` once they show that it is not. */
export function verdictOf(better: number, worse: number): 'accepted' | 'rejected' | 'undecided' {
  const ratio = better * Math.log(BETTER / 0.5) + worse * Math.log((1 - BETTER) / 0.5);
  const bound = Math.log((1 - ERROR) / ERROR);
  return ratio >= bound ? 'accepted' : ratio <= -bound ? 'rejected' : 'undecided';
}
