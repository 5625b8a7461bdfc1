// @chunk *-pieces
/** The side of a square, in the units of a drawing. */
export const SIDE = 64;
