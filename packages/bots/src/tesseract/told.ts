/** Calibration: the win probability shown to people, from the estimate of the search. */
import { mapped } from '../platt.ts';

/**
 * Fitted to what hints told at tables of `fair` (bench/STRENGTH.md): the weights come from strong games, and most of
 * what they call safe runs out of cubes at other tables.
 */
const TOLD = { trust: 0.25, shift: 0.25 };

export const toldChance = (estimate: number): number => mapped(estimate, TOLD);
