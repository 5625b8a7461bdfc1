/** Calibration: the win probability shown to people, from the estimate of the search. */
import { mapped } from '../platt.ts';

/**
 * Fitted to 60 games of `fair` and `strong` with themselves, two seats (bench/STRENGTH.md): whoever decides has picked
 * the answer that the evaluation overrates most.
 */
const TOLD = { trust: 1, shift: -0.37 };

export const toldChance = (hoped: number): number => mapped(hoped, TOLD);
