// @chunk *-search
/** Calibration: the win probability shown to people, from the estimate of the search. */
import type { Platt } from '../platt.ts';

/**
 * Fitted to games of `fair` with itself and to what hints told at its tables (bench/STRENGTH.md): who is ahead
 * loses the lead more often than a search of few plies believes.
 */
export const TOLD: Platt = { trust: 0.55, shift: 0 };
