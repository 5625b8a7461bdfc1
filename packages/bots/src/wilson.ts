/** Wilson score interval: confidence interval of a rate measured over a few games. */
export interface Interval {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** Quantile of the normal distribution for 95 % confidence. */
const Z = 1.959964;

export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games));
  const centre = rate + (Z * Z) / (2 * games);
  const scale = 1 + (Z * Z) / games;
  return { rate, low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
