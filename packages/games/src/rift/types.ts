/** The vocabulary of rift: numbers inside, letters at the edge (`notation.ts`, `position.ts`). */
import type { Reason } from './reasons.ts';

export const WHITE = 0;
export const BLACK = 1;
/** A colour is also the seat: White is seat 0 and Black seat 1, whoever starts. */
export type Colour = typeof WHITE | typeof BLACK;

export const other = (colour: Colour): Colour => (1 - colour) as Colour;

/** R-PIECE: letters by kind number; a slide's letter includes its orientation. Number 0 is "nothing". */
export const LETTERS = ['', 'T', 'S', 'P', 'R', 'C', 'H', 'V', 'G', 'I', 'X'] as const;
export type Letter = Exclude<(typeof LETTERS)[number], ''>;

export const T = 1;
export const S = 2;
export const P = 3;
export const R = 4;
export const C = 5;
export const H = 6;
export const V = 7;
export const G = 8;
export const I = 9;
export const X = 10;
/** The second line of a large slide; its anchor holds G or I (R-PIECE-2, R-PIECE-3). */
export const G_TAIL = 11;
export const I_TAIL = 12;

/**
 * A crossing of the board in seven bits: the kind of piece on it, its colour, and whether it is the end of a
 * cross's arm. So "pawn-free" (empty and no arm-end) is `cell === 0`, and "empty" is `(cell & KIND) === 0`.
 */
export type Cell = number;
export const KIND = 15;
export const BLACK_BIT = 16;
/** Kind and colour. */
export const PIECE = KIND | BLACK_BIT;
/** End of an arm that lies along the rank (east and west of a centre). */
export const ARM_ALONG_RANK = 32;
/** End of an arm that lies along the file (north and south of a centre). */
export const ARM_ALONG_FILE = 64;
export const ARM_END = ARM_ALONG_RANK | ARM_ALONG_FILE;
/** Number of values of a cell: the size of tables by cell. */
export const CELLS = 128;

export const kindOf = (cell: Cell): number => cell & KIND;
export const colourOf = (cell: Cell): Colour => (cell & BLACK_BIT ? BLACK : WHITE);
export const pieceOf = (colour: Colour, kind: number): Cell => (colour === BLACK ? kind | BLACK_BIT : kind);
export const isPawn = (kind: number): boolean => kind >= T && kind <= C;
/** H, V, G or I, and the tails of the large ones. */
export const isSlide = (kind: number): boolean => (kind >= H && kind <= I) || kind > X;
export const isLarge = (kind: number): boolean => kind === G || kind === I;
/** True if a slide lies along a rank. */
export const isHorizontal = (kind: number): boolean => kind === H || kind === G;

/** The unplaced pieces of a colour, in the order of the position string; H and G in any orientation. */
export const HAND_KINDS = [T, S, P, R, C, H, G, X] as const;
export const HAND_SIZE = HAND_KINDS.length;
/** Index into a hand by kind: V counts as H and I as G. */
export const HAND_SLOT = [-1, 0, 1, 2, 3, 4, 5, 5, 6, 6, 7] as const;
/** Number of each hand kind that a colour owns. */
export const FULL_HAND = [1, 2, 1, 1, 1, 5, 2, 2] as const;

export interface RiftOptions {
  readonly camp: 'inset' | 'outer';
  readonly setupOrder: 'crossesLast' | 'crossesFirst' | 'ready';
  readonly firstPlayer: 'w' | 'b' | 'random';
  readonly crossSpacing: 'manhattan2' | 'disjoint';
  readonly legOneCapture: boolean;
  readonly turningPointCapture: boolean;
  readonly rectangleOverCross: boolean;
  readonly largeSlideCapture: 'either' | 'leading' | 'trailing';
  readonly armEndSlides: 'any' | 'perpendicular';
  readonly pivotOntoArmEnd: boolean;
  readonly forcedDrop: 'strict' | 'exceptWin';
  readonly bareTesseractLoses: boolean;
  readonly endgameImmobilisation: boolean;
  readonly repetition: 'forbidden' | 'adjudicated' | 'off';
  readonly stallLimit: number | null;
  /** Absent unless true. */
  readonly closingRift?: boolean;
}

export { OTHER_REASONS, REASONS, type Reason } from './reasons.ts';

/**
 * R-END-9: the winner if the game were decided now, the deciding rung of the ladder, and the counts of both
 * sides.
 */
export interface Standing {
  readonly winner: Colour;
  readonly by: 'pawns' | 'worth' | 'freedom' | 'second';
  readonly counts: readonly [white: number, black: number];
}

/** Set-up with crosses last or first, play, or ended: the letters of the position string. */
export type Phase = 's' | 'x' | 'p' | 'e';

/** Plain JSON data; changed in place only by `play.ts`. */
export interface RiftState {
  readonly options: RiftOptions;
  /** 225 cells, a1 first (R-BOARD-1). */
  readonly board: Cell[];
  /** Unplaced pieces: eight counts for White, eight for Black, in the order of HAND_KINDS. */
  readonly hands: number[];
  /** Pawns on the board: counts of T S P R C for White, then for Black. */
  readonly engaged: number[];
  side: Colour;
  phase: Phase;
  /** Plies since the last capture or drop; 0 in set-up. */
  quiet: number;
  /** Plies made in set-up, then in play. */
  ply: number;
  /** Two words for each position of play so far, the present one last (R-END-6). */
  readonly past: number[];
  /** Indices in `past` of positions that came up for the second time, unless repetition is `off`. */
  readonly twice: number[];
  winner: Colour | null;
  reason: Reason | null;
}

export type RiftEvent =
  | { readonly type: 'placed'; readonly colour: Colour; readonly piece: Letter; readonly at: number }
  | {
      readonly type: 'moved';
      readonly colour: Colour;
      readonly piece: Letter;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'pivoted';
      readonly colour: Colour;
      readonly piece: Letter;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'captured'; readonly colour: Colour; readonly piece: Letter; readonly at: number }
  | { readonly type: 'limitOn'; readonly colour: Colour }
  | { readonly type: 'forcedDrop'; readonly colour: Colour }
  /** `standing`: the rung that decided an agreed end. */
  | {
      readonly type: 'ended';
      readonly winner: Colour;
      readonly reason: Reason;
      readonly standing?: Standing;
    };
