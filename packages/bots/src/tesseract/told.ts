/** Calibration: the win probability shown to people, from the estimate of the search. */
import type { TesseractView } from '@tessera/games/tesseract';
import { mapped, type Platt } from '../platt.ts';

/**
 * The weights compare states of about the same age, but good play to come counts for more the longer the game still
 * is (38 of 40 games that began at 56 % were won).
 */
const AHEAD = { trust: 1, shift: 0, ahead: 0.11 };

/** Cubes still to be contained. */
export const cubesLeft = ({ board }: Pick<TesseractView, 'board'>): number =>
  board.filter(cube => cube === null).length;

export const toldChance = (chance: number, view: Pick<TesseractView, 'board'>): number =>
  mapped(chance, AHEAD, cubesLeft(view));

/**
 * Maps of the levels that run out of cubes more often than the weights believe, on top of the game's: fitted to 40 games
 * each on two settings (bench/STRENGTH.md).
 */
export const TOLD_BY = {
  gentle: { trust: 0.29, shift: -0.61, ahead: -0.054 },
  easy: { trust: 0.4, shift: -0.53, ahead: -0.04 },
  fair: { trust: 0.5, shift: -0.45, ahead: -0.027 },
  strong: { trust: 0.7, shift: -0.3, ahead: -0.013 },
} as const satisfies Readonly<Record<string, Platt>>;
