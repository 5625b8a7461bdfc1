// @chunk plan-bots
/** Arithmetic mean; 0 for an empty list. */
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
