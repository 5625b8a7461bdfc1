// @chunk logged
/** Cells of a 3 x 3 grid that have a pip, row by row, indexed by the value of the face; 0 is blank. */
const PLACES = ['', '4', '08', '048', '0268', '02468', '023568'] as const;

/** Positions of the pips on a face, from -1 to 1 around its centre. */
export const pipsOf = (value: number): readonly (readonly [x: number, y: number])[] =>
  [...(PLACES[value] ?? '')].map(Number).map(place => [(place % 3) - 1, Math.floor(place / 3) - 1]);
