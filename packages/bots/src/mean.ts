// @chunk plan-bots
/** The mean of some numbers; 0 of none. */
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
