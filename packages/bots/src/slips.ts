// @chunk engine
/** Human-like errors of a level: now and then it takes an answer of nearly the best value for the best one. */
import type { Chance } from '@tessera/engine';

export interface Slips {
  /** Slips in a hundred decisions. */
  readonly rate: number;
  /** Largest loss by a slip, in hundredths of the evaluation's unit (see `winChance`). */
  readonly tolerance: number;
}

/**
 * Bonus of each answer of one decision, drawn by answer: zero unless the decision is a slip. The answer with the
 * highest sum of value and bonus is then worse than the best by at most the tolerance.
 */
export function bonuses(slips: Slips | undefined, chance: Chance): () => number {
  const isSlip = slips && chance.below(100) < slips.rate;
  return () => (isSlip ? chance.below(slips.tolerance + 1) : 0);
}
