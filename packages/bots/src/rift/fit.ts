/** Logistic regression: which weights explain best who won. Pure numbers, so that a test can know the answer. */

/** A position: how often each weight counts for White, what all else is worth, and whether White won. */
export interface Sample {
  readonly counts: readonly number[];
  readonly rest: number;
  readonly won: boolean;
}

/** So many hundredths make the odds e to 1 (see `weights.ts`). */
const SCALE = 200;

/** Fewer positions than this say little. */
const FEW = 1000;

const chanceOf = (weights: readonly number[], { counts, rest }: Sample): number =>
  1 /
  (1 + Math.exp(-(rest + counts.reduce((sum, count, i) => sum + count * (weights[i] as number), 0)) / SCALE));

/** The weights that make the results likeliest, held near the given ones by so much: few games do not move them far. */
export function regress(
  samples: readonly Sample[],
  given: readonly number[],
  { rounds = 3000, hold = 0.0005, step = 100 } = {},
): readonly number[] {
  let weights = given;
  for (let round = 0; round < rounds; round++) {
    const slope = given.map(() => 0);
    for (const sample of samples) {
      const error = (sample.won ? 1 : 0) - chanceOf(weights, sample);
      sample.counts.forEach((count, i) => {
        slope[i] = (slope[i] as number) + (error * count) / (samples.length + FEW);
      });
    }
    weights = weights.map(
      (weight, i) => weight + step * (slope[i] as number) - hold * (weight - (given[i] as number)),
    );
  }
  return weights;
}
