/** What things are worth to the search, in hundredths of the rulebook's points (R-END-9). */
import { C, P, R, S } from '@tessera/games/rift';

/** By kind; the Tesseract is beyond price. */
export const WORTH: readonly number[] = [0, 0, 300, 300, 400, 200, 0, 0, 0, 0, 0, 0, 0];

/** A reserve pawn is out of reach and may appear anywhere. */
export const RESERVE_FACTOR = 1.1;

export const ESCORTS = [S, P, R, C] as const;

/** Each of the eight ways in which the own Tesseract could be jumped. */
export const JUMP_LINE = 9;
/** Each place from which an enemy Rectangle could fly over the own Tesseract. */
export const OVERFLIGHT = 2;
/** Each of the first two steps that the Tesseract could take in each direction. */
export const TESSERACT_STEP = 2;
/** Each open first leg of a Star or Pyramid, each open destination of a Rectangle. */
export const OPEN_LEG = 6;
/** Each way in which another own pawn could be jumped. */
export const PAWN_JUMP_LINE = 1;
/** Each of the first four steps of a slide each way. */
export const GROOVE_STEP = 1;
/** An enemy pawn at the end of an open groove, with room behind it. */
export const GROOVE_TARGET = 10;
/** One Star, Pyramid or Rectangle left, and none (R-TESS-2). */
export const LIMIT_NEAR = 25;
export const LIMITED = 70;
/** A Tesseract without any other pawn loses when it cannot move (R-END-2). */
export const BARE = 120;
export const BARE_STEP = 12;
/** Winning the adjudication (R-END-9), at the start of a stall and at its end (R-END-7). */
export const LADDER = 8;
export const LADDER_NEAR = 180;
