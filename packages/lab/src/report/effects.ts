/**
 * Effects on the win rate, compared within strata (setting and turn) by Mantel-Haenszel weights, with the
 * Benjamini-Hochberg correction for many comparisons.
 */

/** Wins of a number of games. */
export interface Count {
  readonly games: number;
  readonly wins: number;
}

/** One stratum: games with a thing, and games to compare them with. */
export interface Stratum {
  readonly with: Count;
  readonly without: Count;
}

/** Difference of win rates, as a share. */
export interface Effect {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly p: number;
}

const Z = 1.959964;

/** Undefined if no stratum has both kinds of games. */
export function effectOf(strata: Iterable<Stratum>): Effect | undefined {
  let [weights, sum, variance] = [0, 0, 0];
  for (const { with: a, without: b } of strata) {
    if (a.games === 0 || b.games === 0) continue;
    const weight = (a.games * b.games) / (a.games + b.games);
    weights += weight;
    sum += weight * (a.wins / a.games - b.wins / b.games);
    variance += weight * weight * (varianceOf(a) + varianceOf(b));
  }
  if (weights === 0) return undefined;
  const difference = sum / weights;
  const error = Math.sqrt(variance) / weights;
  const { low, high } = { low: difference - Z * error, high: difference + Z * error };
  return { difference, low, high, p: 2 * (1 - normal(Math.abs(difference) / error)) };
}

/** Variance of a rate; smoothed, since a stratum of a few equal results has not none. */
function varianceOf({ games, wins }: Count): number {
  const rate = (wins + 0.5) / (games + 1);
  return (rate * (1 - rate)) / games;
}

/** Distribution function of the normal distribution, to 7 digits (Abramowitz and Stegun 26.2.17). */
export function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const density = 0.3989422804 * Math.exp((-z * z) / 2);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - density * tail;
}

/** Benjamini-Hochberg: true for those that are significant at a false discovery rate of 5 %. */
export function significant(values: readonly { readonly p: number }[], rate = 0.05): readonly boolean[] {
  const order = values.map(({ p }, index) => ({ p, index })).sort((a, b) => a.p - b.p);
  const last = order.findLastIndex(({ p }, i) => p <= (rate * (i + 1)) / order.length);
  const found = new Set(order.slice(0, last + 1).map(({ index }) => index));
  return values.map((_, index) => found.has(index));
}

/** Difference of two independent win rates with its interval. */
export function differenceOf(a: Count, b: Count): Omit<Effect, 'p'> {
  const difference = a.wins / Math.max(1, a.games) - b.wins / Math.max(1, b.games);
  const error = Math.sqrt(varianceOf(atLeastOne(a)) + varianceOf(atLeastOne(b)));
  return { difference, low: difference - Z * error, high: difference + Z * error };
}
const atLeastOne = (count: Count): Count => (count.games > 0 ? count : { games: 1, wins: 0 });
