/** Positions of the guide's pictures, in the notation of drops; their marks are derived. */

export interface FigurePosition {
  /** White's and Black's pieces: `T@h8 H@c3`. */
  readonly white: string;
  readonly black: string;
  /** The lifted piece, whose ways are marked. */
  readonly lifted?: string;
  /** An answer drawn bold, by the side whose piece it begins with. */
  readonly course?: string;
  /** The colour whose pieces in danger are marked. */
  readonly danger?: 'white' | 'black';
  /** South-western and north-eastern crossing of the visible part; the whole board by default. */
  readonly part?: readonly [string, string];
}

/** Pieces outside the visible part, so that every picture is a legal position. */
const WHITE = 'T@a1 S@c1';
const BLACK = 'T@o15 S@m15';

export const FIGURES = {
  board: {
    white: 'T@h2 S@e3 P@k2 H@g3 V@l3 X@d7 X@i6',
    black: 'T@h14 S@k13 P@e14 V@i13 H@c13 X@l9 X@g10',
  },
  tesseract: { white: 'T@h8 S@c1', black: `${BLACK} H@h11 P@k8`, lifted: 'h8', part: ['e5', 'l11'] },
  star: { white: `${WHITE} S@h8`, black: `${BLACK} P@k9 H@f7`, lifted: 'h8', part: ['d4', 'l12'] },
  pyramid: { white: `${WHITE} P@h8`, black: `${BLACK} C@j10 V@g8`, lifted: 'h8', part: ['d4', 'l12'] },
  rectangle: { white: `${WHITE} R@h8 H@i8`, black: `${BLACK} C@h9 V@g8`, lifted: 'h8', part: ['e5', 'k11'] },
  cylinder: { white: `${WHITE} C@h8`, black: `${BLACK} P@i9 S@f8`, lifted: 'h8', part: ['e5', 'k11'] },
  small: { white: `${WHITE} H@f8`, black: `${BLACK} C@j8`, lifted: 'f8', part: ['d5', 'l11'] },
  large: { white: `${WHITE} G@f8`, black: `${BLACK} C@k8`, lifted: 'f8', part: ['d5', 'm11'] },
  cross: { white: 'T@g8 S@c1 X@i9', black: `${BLACK} V@h9`, lifted: 'g8', part: ['e6', 'l12'] },
  jump: { white: 'T@e8 S@c1', black: `${BLACK} P@i8`, course: 'Te8-j8xi8', part: ['d6', 'l10'] },
  flight: {
    white: `${WHITE} R@h8`,
    black: `${BLACK} C@i8 S@j9`,
    course: 'Rh8-j10xi8,j9',
    part: ['f6', 'l11'],
  },
  corner: { white: 'T@f6 H@e9 S@c1', black: 'T@n15 S@f10', danger: 'white', part: ['c4', 'j11'] },
  guard: {
    white: 'T@i5 S@c1',
    black: 'T@i10 S@m15',
    danger: 'white',
    course: 'H@i4',
    part: ['e3', 'm11'],
  },
  caught: { white: 'T@a1', black: `${BLACK} H@a2 V@b1 G@b2`, part: ['a1', 'f5'] },
} as const satisfies Readonly<Record<string, FigurePosition>>;

export type RiftFigure = keyof typeof FIGURES;
