/** Personal rating: Glicko, one puzzle at a time. */

export interface Rating {
  readonly value: number;
  /** Uncertainty: it shrinks with every puzzle. */
  readonly deviation: number;
}

export interface Met {
  readonly rating: Rating;
  /** 1 for a puzzle that was solved, 0 for one that was missed. */
  readonly score: number;
}

/** A beginner's rating; certain enough that one puzzle does not decide it. */
export const FIRST: Rating = { value: 1200, deviation: 180 };
/** Ratings of puzzles come from bots, and are not exact. */
export const PUZZLE_DEVIATION = 80;
/** A rating never freezes. */
const LOWEST_DEVIATION = 45;

const Q = Math.log(10) / 400;
const weight = (deviation: number): number =>
  1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / Math.PI ** 2);

/** The rating after some results, by Glickman's formulas. */
export function rated(own: Rating, met: readonly Met[]): Rating {
  let information = 0;
  let surprise = 0;
  for (const { rating, score } of met) {
    const g = weight(rating.deviation);
    const expected = 1 / (1 + 10 ** ((-g * (own.value - rating.value)) / 400));
    information += Q * Q * g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const variance = 1 / (1 / own.deviation ** 2 + information);
  return {
    value: own.value + Q * variance * surprise,
    deviation: Math.max(LOWEST_DEVIATION, Math.sqrt(variance)),
  };
}
