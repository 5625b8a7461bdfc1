/** Exact arithmetic with odds. */
import type { Odds } from './types.ts';

export const NEVER: Odds = [0, 1];
export const ALWAYS: Odds = [1, 1];

/** Thrown when an exact number of outcomes does not fit a double. */
export class TooManyOutcomes extends Error {
  override readonly name = 'TooManyOutcomes';
}

const safe = (value: number): number => {
  if (!Number.isSafeInteger(value)) throw new TooManyOutcomes('too many outcomes to count exactly');
  return value;
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

export function lowest(good: number, of: number): Odds {
  const shared = gcd(good, of);
  return [good / shared, of / shared];
}

/** Adds `weight` in `total` times the odds to a sum. */
export const plus = ([good, of]: Odds, [more, parts]: Odds, weight: number, total: number): Odds => {
  const [w, t] = lowest(weight * more, safe(total * parts));
  return lowest(safe(good * t + w * of), safe(of * t));
};

/** Positive if the first odds are better. */
export const compareOdds = ([a, b]: Odds, [c, d]: Odds): number => safe(a * d) - safe(c * b);
