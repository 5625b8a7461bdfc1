// @chunk *
/**
 * Attack detection from the victim's crossing, needed at every node: "could the Tesseract be taken?". It is
 * several times faster than listing the moves of every piece; a test compares the two on thousands of
 * positions.
 */
import {
  type Action,
  ARM_END,
  BLACK,
  BLACK_BIT,
  C,
  type Colour,
  cellAt,
  engaged,
  G,
  G_TAIL,
  H,
  I,
  I_TAIL,
  isLimited,
  KIND,
  leapsOf,
  make,
  mustDrop,
  other,
  P,
  pieceOf,
  R,
  type RiftState,
  rayOf,
  S,
  SIZE,
  SQUARES,
  stepAt,
  T,
  takeBack,
  V,
  X,
} from '@tessera/games/rift';

/** A path of the Rectangle that passes over a crossing (R-RECT-1). */
interface Overflight {
  readonly from: number;
  readonly to: number;
  readonly way: readonly number[];
}

const OVERFLIGHTS: readonly Overflight[][] = Array.from({ length: SQUARES }, () => []);
for (let from = 0; from < SQUARES; from++) {
  for (const { to, fileFirst, rankFirst } of leapsOf(from)) {
    for (const way of [fileFirst, rankFirst]) {
      for (const over of way) OVERFLIGHTS[over]?.push({ from, to, way });
    }
  }
}
/** Every way of a Rectangle over a crossing. */
export const overflightsOf = (square: number): readonly Overflight[] =>
  OVERFLIGHTS[square] as readonly Overflight[];

/** R-RECT-3 with `rectangleOverCross` off: false if a cross blocks the path. */
export const isWayOpen = (state: RiftState, way: readonly number[]): boolean =>
  state.options.rectangleOverCross ||
  way.every(
    square => (cellAt(state.board, square) & ARM_END) === 0 && (cellAt(state.board, square) & KIND) !== X,
  );

export const tesseractSquare = (state: RiftState, colour: Colour): number =>
  state.board.indexOf(pieceOf(colour, T));

/** Number of the eight adjacent crossings that the Tesseract of a colour could step to. */
export function exitsOf(state: RiftState, colour: Colour): number {
  const square = tesseractSquare(state, colour);
  let exits = 0;
  for (let direction = 0; direction < 8; direction++) {
    const ray = rayOf(square, direction);
    if (ray.length > 0 && cellAt(state.board, stepAt(ray, 0)) === 0) exits++;
  }
  return exits;
}

/** With this few exits a Tesseract is worth chasing. */
export const CORNERED_EXITS = 2;

/** True if a colour could take the other's Tesseract if it were to move: an immediate win (R-END-1). */
export function canTakeTesseract(state: RiftState, by: Colour): boolean {
  if (state.options.forcedDrop === 'strict' && mustDrop(state, by)) return false; // R-RES-6
  return isReachedByPawn(state, tesseractSquare(state, other(by)), by);
}

/**
 * True if, after an action, the other's Tesseract could be taken by the same side's next move, or is lost at
 * once.
 */
export function threatensTesseract(state: RiftState, action: Action): boolean {
  const { side } = state;
  const made = make(state, action);
  const does = state.phase !== 'p' || canTakeTesseract(state, side);
  takeBack(state, made);
  return does;
}

/** True if a pawn of the other colour on `square` could be jumped by a pawn of colour `by`. */
export function isReachedByPawn(state: RiftState, square: number, by: Colour): boolean {
  const { board, options } = state;
  const bit = by === BLACK ? BLACK_BIT : 0;
  const reach = isLimited(state, by) ? 4 : SIZE; // R-TESS-2
  const hasStar = engaged(state, by, S) > 0;
  const hasPyramid = engaged(state, by, P) > 0;
  for (let direction = 0; direction < 8; direction++) {
    const ahead = rayOf(square, direction);
    if (ahead.length === 0 || cellAt(board, stepAt(ahead, 0)) !== 0) continue; // no landing
    const isDiagonal = (direction & 1) === 1;
    const bent = isDiagonal ? (hasStar ? S | bit : 0) : hasPyramid ? P | bit : 0;
    // R-BENT-5: the victim stands on the turning point itself.
    if (options.turningPointCapture && bent !== 0 && hasBentMover(board, square, direction, bent))
      return true;
    const back = rayOf(square, direction ^ 4);
    for (let i = 0; i < back.length; i++) {
      const place = stepAt(back, i);
      const cell = cellAt(board, place);
      if (cell === 0) {
        if (bent !== 0 && hasBentMover(board, place, direction, bent)) return true;
        continue;
      }
      if ((cell & BLACK_BIT) !== bit) break;
      const kind = cell & KIND;
      if (kind === T ? i + 2 <= reach : i === 0 && isNearTaker(state, kind, isDiagonal)) return true;
      break;
    }
  }
  return engaged(state, by, R) > 0 && isOverflown(state, square, R | bit);
}

/**
 * True if a pawn of the other colour on `square`, no Tesseract, could be jumped by a slide of colour `by`
 * (R-SLIDE-4).
 */
export function isReachedBySlide({ board }: RiftState, square: number, by: Colour): boolean {
  const bit = by === BLACK ? BLACK_BIT : 0;
  for (let direction = 0; direction < 8; direction += 2) {
    const ahead = rayOf(square, direction);
    if (ahead.length === 0 || (cellAt(board, stepAt(ahead, 0)) & KIND) !== 0) continue; // no landing
    const back = rayOf(square, direction ^ 4);
    for (let i = 0; i < back.length; i++) {
      const cell = cellAt(board, stepAt(back, i));
      if ((cell & KIND) === 0) continue;
      if ((cell & BLACK_BIT) === bit && LIES_ALONG[(direction & 2) * 16 + (cell & KIND)] === 1) return true;
      break;
    }
  }
  return false;
}

/** By axis and kind, tails included: 1 if a slide lies along a file, then along a rank. */
const LIES_ALONG = Uint8Array.from({ length: 64 }, (_, i) =>
  (i < 32 ? [V, I, I_TAIL] : [H, G, G_TAIL]).includes((i % 32) as never) ? 1 : 0,
);

/** R-CYL-1: from next door only. R-BENT-4: a Star or Pyramid whose first leg goes this way. */
const isNearTaker = (state: RiftState, kind: number, isDiagonal: boolean): boolean =>
  kind === C || (state.options.legOneCapture && kind === (isDiagonal ? S : P));

/** R-BENT-1: a bent mover two open steps beside the turning point. */
function hasBentMover(board: readonly number[], turn: number, direction: number, mover: number): boolean {
  const right = rayOf(turn, (direction + 2) & 7);
  if (right.length > 1 && cellAt(board, stepAt(right, 1)) === mover && cellAt(board, stepAt(right, 0)) === 0)
    return true;
  const left = rayOf(turn, (direction + 6) & 7);
  return left.length > 1 && cellAt(board, stepAt(left, 1)) === mover && cellAt(board, stepAt(left, 0)) === 0;
}

function isOverflown(state: RiftState, square: number, mover: number): boolean {
  const { board } = state;
  const flights = overflightsOf(square);
  for (let i = 0; i < flights.length; i++) {
    const { from, to, way } = flights[i] as Overflight;
    if (cellAt(board, from) === mover && cellAt(board, to) === 0 && isWayOpen(state, way)) return true;
  }
  return false;
}
