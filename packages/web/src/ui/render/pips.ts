/** Which of nine places of a face have a pip, row by row; by its number, 0 for a blank one. */
const PLACES = ['', '4', '08', '048', '0268', '02468', '023568'] as const;

/** Where the pips of a die lie on its face: from -1 to 1 around its middle. */
export const pipsOf = (value: number): readonly (readonly [x: number, y: number])[] =>
  [...(PLACES[value] ?? '')].map(Number).map(place => [(place % 3) - 1, Math.floor(place / 3) - 1]);
