/** Pieces on cells: the cells that a piece fills, and the arm-ends of crosses. */
import { cellAt, neighboursOf, SIZE } from './board.ts';
import {
  ARM_ALONG_FILE,
  ARM_ALONG_RANK,
  type Cell,
  type Colour,
  G_TAIL,
  I_TAIL,
  isHorizontal,
  isLarge,
  KIND,
  PIECE,
  pieceOf,
  X,
} from './types.ts';

/** Offset from the anchor of a slide to its other line; 0 for a small one (R-PIECE-2, R-PIECE-3). */
export const tailStep = (kind: number): number => TAIL_STEPS[kind] as number;
const TAIL_STEPS = Uint8Array.from({ length: KIND + 1 }, (_, kind) =>
  isLarge(kind) ? (isHorizontal(kind) ? 1 : SIZE) : 0,
);

/** The crossings of a piece: two for a large slide, its anchor first (R-PIECE-3). */
export const linesOf = (kind: number, square: number): readonly number[] =>
  tailStep(kind) === 0 ? [square] : [square, square + tailStep(kind)];

/** Puts a piece down, its second line and its arms included. */
export function layPiece(board: Cell[], colour: Colour, kind: number, square: number): void {
  board[square] = cellAt(board, square) | pieceOf(colour, kind);
  if (isLarge(kind)) {
    const tail = square + tailStep(kind);
    board[tail] = cellAt(board, tail) | pieceOf(colour, isHorizontal(kind) ? G_TAIL : I_TAIL);
  } else if (kind === X) raiseArms(board, square);
}

/** Lifts a piece; a cross only when a placement is taken back. */
export function liftPiece(board: Cell[], kind: number, square: number): void {
  board[square] = cellAt(board, square) & ~PIECE;
  if (isLarge(kind)) {
    const tail = square + tailStep(kind);
    board[tail] = cellAt(board, tail) & ~PIECE;
  } else if (kind === X) lowerArms(board, square);
}

/** R-CROSS-1: the four neighbours become arm-ends. */
function raiseArms(board: Cell[], centre: number): void {
  for (const end of neighboursOf(centre)) board[end] = cellAt(board, end) | armBetween(centre, end);
}

/** Arm-ends may be shared, so those of the neighbours are recomputed from the remaining crosses. */
function lowerArms(board: Cell[], centre: number): void {
  for (const end of neighboursOf(centre)) {
    let arms = 0;
    for (const near of neighboursOf(end)) {
      if ((cellAt(board, near) & KIND) === X) arms |= armBetween(near, end);
    }
    board[end] = (cellAt(board, end) & PIECE) | arms;
  }
}

const armBetween = (centre: number, end: number): number =>
  Math.abs(end - centre) === SIZE ? ARM_ALONG_FILE : ARM_ALONG_RANK;
