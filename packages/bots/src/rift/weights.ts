// @chunk *
/**
 * Weights of the evaluation, fitted by logistic regression to 56,000 quiet positions from 600 games of
 * self-play (`stallLimit` 120): 200 are one logit.
 */
import { C, P, R, S } from '@tessera/games/rift';

/** Score of a captured Tesseract, less the ply, so that the shortest win is preferred. */
export const WIN = 30_000;

export const ESCORTS = [S, P, R, C] as const;

/**
 * Worth of a pawn in play, by kind; the Tesseract is priceless. A pawn in reserve keeps all of it, since it
 * cannot be taken.
 */
export const WORTH: readonly number[] = [0, 0, 400, 300, 630, 470, 0, 0, 0, 0, 0, 0, 0];
/** Deduction for a pawn on the board, by kind, before its mobility is counted. */
export const ENGAGED: readonly number[] = [0, 0, 250, 265, 340, 285];
/**
 * All other weights, in hundredths unless stated otherwise. Mutable only for the fit, which tries changes.
 */
export const WEIGHTS = {
  /** Each open first leg of a Star or a Pyramid, each free destination of a Rectangle. */
  starLeg: 16,
  pyramidLeg: 50,
  leap: 53,
  /** Each of the first two steps of a Cylinder in each direction. */
  cylinderStep: 9,
  /** Each ring that a Star stands nearer to the middle. */
  starRing: 16,
  /** A pawn on the edge can be jumped along it only. */
  onEdge: 90,
  /** Each direction in which a pawn could be jumped. */
  pawnJumpLine: 6,
  /** Reserve slides, kept as walls. */
  smallSlide: 20,
  largeSlide: 30,
  /** An enemy pawn at the end of an open groove, with room behind it. */
  grooveTarget: 80,

  /** Each of the eight directions in which the own Tesseract could be jumped. */
  jumpLine: 5,
  /** Each crossing from which an enemy Rectangle could fly over the own Tesseract. */
  overflight: 1,
  /** Each enemy pawn within three steps of the own Tesseract. */
  hunter: 15,
  /** Each of the first two steps that the Tesseract could take in each direction. */
  tesseractStep: 1,
  /** One Star, Pyramid or Rectangle left, and none (R-TESS-2). */
  limitNear: 390,
  limited: 930,
  /** A Tesseract without any other pawn loses when it cannot move (R-END-2). */
  bare: 120,
  bareStep: 12,

  /** Winning the adjudication (R-END-9), at the start of a stall and in addition at its end (R-END-7). */
  ladder: 340,
  ladderNear: 650,
  /** Each ring that closes within a few moves and that the Tesseract stands outside of, or at once (R-END-13). */
  closing: 60,
  closed: 240,
  /** Share of the ladder for each further step of the freer Tesseract, where all else is even. */
  freer: 0.05,
};
