// @chunk search
/** Platt scaling: a monotone map of win probabilities, fitted by `calibrate.main.ts`. */

export interface Platt {
  /** Factor of the told logit. */
  readonly trust: number;
  /** Logits added. */
  readonly shift: number;
}

export const SAME: Platt = { trust: 1, shift: 0 };

/** Logits beyond this are as good as certain. */
const MOST = 6;

export const logitOf = (chance: number): number =>
  Math.max(-MOST, Math.min(MOST, Math.log(Math.max(1e-9, chance) / Math.max(1e-9, 1 - chance))));

/** Chances nearer to 0 or 1 are proven: evaluations put finished games beyond every sum. */
const PROVEN = 1e-6;

export const isOpen = (chance: number): boolean => chance > PROVEN && chance < 1 - PROVEN;

/** Proven wins and losses stay what they are. */
export const mapped = (chance: number, { trust, shift }: Platt): number =>
  isOpen(chance) ? 1 / (1 + Math.exp(-trust * logitOf(chance) - shift)) : chance;
