/**
 * What things are worth to the search. Fitted by logistic regression to 56,000 quiet positions from 600 games of
 * the search against itself (`stallLimit` 120): 200 are the odds e to 1.
 */
import { C, P, R, S } from '@tessera/games/rift';

export const ESCORTS = [S, P, R, C] as const;

/** A pawn in play, by kind; the Tesseract is beyond price. In reserve it is worth all of it: nobody can take it. */
export const WORTH: readonly number[] = [0, 0, 400, 300, 630, 470, 0, 0, 0, 0, 0, 0, 0];
/** What a pawn on the board is worth less, by kind, before its mobility is counted. */
export const ENGAGED: readonly number[] = [0, 0, 250, 265, 340, 285];
/** Each open first leg of a Star or a Pyramid, each free destination of a Rectangle. */
export const STAR_LEG = 16;
export const PYRAMID_LEG = 50;
export const LEAP = 53;
/** Each of the first two steps of a Cylinder in each direction. */
export const CYLINDER_STEP = 9;
/** Each ring that a Star stands nearer to the middle. */
export const STAR_RING = 16;
/** A pawn on the edge can be jumped along it only. */
export const ON_EDGE = 90;
/** Each way in which a pawn could be jumped. */
export const PAWN_JUMP_LINE = 6;
/** Reserve slides: walls for a bad day. */
export const SMALL_SLIDE = 20;
export const LARGE_SLIDE = 30;
/** An enemy pawn at the end of an open groove, with room behind it. */
export const GROOVE_TARGET = 80;

/** Each of the eight ways in which the own Tesseract could be jumped. */
export const JUMP_LINE = 5;
/** Each place from which an enemy Rectangle could fly over the own Tesseract. */
export const OVERFLIGHT = 1;
/** Each of the first two steps that the Tesseract could take in each direction. */
export const TESSERACT_STEP = 1;
/** One Star, Pyramid or Rectangle left, and none (R-TESS-2). */
export const LIMIT_NEAR = 390;
export const LIMITED = 930;
/** A Tesseract without any other pawn loses when it cannot move (R-END-2). */
export const BARE = 120;
export const BARE_STEP = 12;

/** Winning the adjudication (R-END-9), at the start of a stall and in addition at its end (R-END-7). */
export const LADDER = 340;
export const LADDER_NEAR = 650;
/** Where all else is even the freer Tesseract decides: the share of it that a step more is worth. */
export const FREER = 0.05;
