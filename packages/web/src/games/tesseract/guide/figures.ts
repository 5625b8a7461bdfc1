/** Content of the guide's pictures: dice, and positions in the JSON of the rules page, section 22. */

/** A half-dismantled Tesseract. */
const CUBE = [
  ...['b2o5y1O4', 'y3p6b1B5', 'o2y6p1P3', 'p2b4Y6'],
  ...['y5b4o1Y2', 'p4?b6?o2O3', 'b3?o6?y4Y6', 'o1p3y2O5'],
  ...['y4p2b5B1', 'p1?o3?b2P5', 'y1b6P6', 'b3Y4'],
  ...['o4y1B2', 'p5b1o6P2', 'y5O3', 'P1'],
];

export const POSITIONS = {
  cube: { tesseract: CUBE },
  /** One cube stands alone on its symbol: the lowest, hence primed next. */
  next: { tesseract: CUBE, primed: 'Y2B2' },
  primed: { primed: 'O1Y2P2B3O5B5P5Y6', breach: 2 },
  containment: {
    board: 'Y4O4P4B4O2B2Y5P5P1',
    containment: [
      ...['C-01 hidden', 'C-02 revealed', 'C-03 hidden'],
      ...['C-04 unlocked', 'C-05 revealed', 'C-06 hidden'],
    ],
  },
} as const;

/** Sets of a lab, and a counterexample. */
export const SETS = {
  equal: ['B4', 'Y4', 'P4'],
  run: ['Y2', 'O3', 'P4', 'B5'],
  one: ['O1', 'O2', 'O3'],
  mixed: ['Y2', 'Y3', 'B4'],
} as const;
