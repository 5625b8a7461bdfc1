/**
 * Logistic regression: the weights that best explain the results. Pure numbers, so that a test knows the
 * solution.
 */

import { mean } from './mean.ts';

/**
 * A position: how often each weight counts for a seat, the rest of its evaluation, and its result.
 */
export interface Sample {
  readonly counts: readonly number[];
  readonly rest: number;
  readonly won: boolean;
}

export interface Fit {
  /** Units of the evaluation per logit. */
  readonly scale: number;
  readonly weights: readonly number[];
}

/** Effective sample size: so many positions of one game, which share a result, count as one. */
const ALIKE = 20;
const ROUNDS = 8;

/**
 * Maximum a posteriori estimate of the weights; the prior of each is its given value with a relative standard
 * deviation of `doubt`, so that few games change little. The scale is fitted first, so that weights change
 * relative to each other and not all together.
 */
export function regress(
  samples: readonly Sample[],
  given: readonly number[],
  { doubt = 0.5, alike = ALIKE, unit = HUNDREDTHS } = {},
): Fit {
  const scale = scaleOf(samples, given, unit);
  const holds = given.map(weight => 1 / (doubt * Math.max(LEAST * unit, Math.abs(weight))) ** 2);
  let weights = given;
  for (let round = 0; round < ROUNDS; round++) {
    const slope = holds.map((hold, i) => hold * ((given[i] as number) - (weights[i] as number)));
    const bends = holds.map((hold, i) => holds.map((_, k) => (i === k ? hold : 0)));
    for (const sample of samples) {
      const { counts, won } = sample;
      const chance = chanceOf(worthOf(sample, weights) / scale);
      const error = ((won ? 1 : 0) - chance) / scale / alike;
      const bend = (chance * (1 - chance)) / scale ** 2 / alike;
      for (let i = 0; i < counts.length; i++) {
        const count = counts[i] as number;
        if (count === 0) continue;
        const row = bends[i] as number[];
        slope[i] = (slope[i] as number) + error * count;
        for (let k = 0; k < counts.length; k++)
          row[k] = (row[k] as number) + bend * count * (counts[k] as number);
      }
    }
    const steps = solve(bends, slope);
    weights = weights.map((weight, i) => weight + (steps[i] as number));
  }
  return { scale, weights };
}
/** About a logit, in the evaluations that count in hundredths of a piece. */
export const HUNDREDTHS = 200;
/** The prior of a smaller weight is as wide as that of this one, in logits. */
const LEAST = 0.03;

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

const worthOf = ({ counts, rest }: Sample, weights: readonly number[]): number =>
  counts.reduce((sum, count, i) => sum + count * (weights[i] as number), rest);

/** Mean log loss of the results. */
export const surpriseOf = (samples: readonly Sample[], { scale, weights }: Fit): number =>
  mean(
    samples.map(sample => {
      const odds = worthOf(sample, weights) / scale;
      return -Math.log(chanceOf(sample.won ? odds : -odds));
    }),
  );

/** The scale that fits the results best with the given weights. */
export function scaleOf(samples: readonly Sample[], weights: readonly number[], unit = HUNDREDTHS): number {
  const scores = samples.map(sample => worthOf(sample, weights));
  let share = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let [slope, bend] = [0, 1e-9];
    samples.forEach(({ won }, i) => {
      const score = scores[i] as number;
      const chance = chanceOf(share * score);
      slope += ((won ? 1 : 0) - chance) * score;
      bend += chance * (1 - chance) * score ** 2;
    });
    share += slope / bend;
  }
  return 1 / Math.max(share, 1 / (MOST_SCALE * unit)); // few games may suggest that the side ahead loses
}
const MOST_SCALE = 10;

/** Solves a system of linear equations by Gaussian elimination; changes the rows. */
function solve(rows: number[][], right: number[]): readonly number[] {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    const row = rows[i] as number[];
    for (let k = i + 1; k < size; k++) {
      const lower = rows[k] as number[];
      const share = (lower[i] as number) / (row[i] as number);
      for (let j = i; j < size; j++) lower[j] = (lower[j] as number) - share * (row[j] as number);
      right[k] = (right[k] as number) - share * (right[i] as number);
    }
  }
  const found = right.map(() => 0);
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i] as number[];
    const known = found.reduce((sum, value, k) => (k > i ? sum + value * (row[k] as number) : sum), 0);
    found[i] = ((right[i] as number) - known) / (row[i] as number);
  }
  return found;
}
