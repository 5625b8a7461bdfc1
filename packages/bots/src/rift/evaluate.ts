// @chunk *
/** Static evaluation of a position: section 20.4 of the rules. */
import {
  BLACK,
  BLACK_BIT,
  C,
  type Colour,
  cellAt,
  closedRings,
  colourOf,
  engaged,
  escorts,
  fileOf,
  G,
  H,
  I,
  inHand,
  isHorizontal,
  isLimited,
  KIND,
  leapsOf,
  NONE,
  other,
  P,
  R,
  RING,
  type RiftState,
  rankOf,
  rayOf,
  S,
  SIZE,
  SQUARES,
  stepAt,
  T,
  WHITE,
} from '@tessera/games/rift';
import { overflightsOf } from './attack.ts';
import { ladder } from './ladder.ts';
import { ENGAGED, ESCORTS, WEIGHTS, WORTH } from './weights.ts';

/** Evaluation for the side to move. */
export function evaluate(state: RiftState): number {
  const score = forWhite(state);
  return state.side === WHITE ? score : -score;
}

function forWhite(state: RiftState): number {
  const { board } = state;
  let score = material(state, WHITE) - material(state, BLACK) + ladder(state);
  for (let square = 0; square < SQUARES; square++) {
    const cell = cellAt(board, square);
    const kind = cell & KIND;
    if (kind === 0 || kind > I) continue;
    const worth = placeWorth(state, square, kind, cell & BLACK_BIT);
    score += (cell & BLACK_BIT) === 0 ? worth : -worth;
  }
  return score;
}

/** One term of the evaluation, for one colour. */
export interface Feature {
  readonly key: 'material' | 'ladder' | 'place';
  /** Crossing of the piece that the term is about; else NONE. */
  readonly square: number;
  readonly value: number;
}

/** All terms for a colour, to be compared between positions: they sum up to the evaluation. */
export function features(state: RiftState, colour: Colour): readonly Feature[] {
  const sign = colour === WHITE ? 1 : -1;
  const found: Feature[] = [
    { key: 'material', square: NONE, value: material(state, colour) - material(state, other(colour)) },
    { key: 'ladder', square: NONE, value: sign * ladder(state) },
  ];
  for (let square = 0; square < SQUARES; square++) {
    const cell = cellAt(state.board, square);
    const kind = cell & KIND;
    if (kind === 0 || kind > I) continue;
    const worth = placeWorth(state, square, kind, cell & BLACK_BIT);
    found.push({ key: 'place', square, value: colourOf(cell) === colour ? worth : -worth });
  }
  return found;
}

/** Positional worth of a piece on its crossing. */
export function placeWorth(state: RiftState, square: number, kind: number, bit: number): number {
  if (kind === T) return tesseractWorth(state, square, bit);
  return kind > C ? grooveWorth(state.board, square, kind, bit) : pawnWorth(state.board, square, kind, bit);
}

function pawnWorth(board: readonly number[], square: number, kind: number, bit: number): number {
  const ring = stepAt(RING, square);
  const safety = (ring === 0 ? WEIGHTS.onEdge : 0) - WEIGHTS.pawnJumpLine * jumpLines(board, square, bit);
  const worth = safety - (ENGAGED[kind] as number);
  if (kind === S) return worth + WEIGHTS.starLeg * openLegs(board, square, 1) + WEIGHTS.starRing * ring;
  if (kind === P) return worth + WEIGHTS.pyramidLeg * openLegs(board, square, 0);
  if (kind === R) return worth + WEIGHTS.leap * openLeaps(board, square);
  return worth + WEIGHTS.cylinderStep * freeSteps(board, square);
}

function tesseractWorth(state: RiftState, square: number, bit: number): number {
  const { board } = state;
  const colour = bit === 0 ? WHITE : BLACK;
  const rival = other(colour);
  const steps = freeSteps(board, square);
  let worth = WEIGHTS.tesseractStep * steps - WEIGHTS.jumpLine * jumpLines(board, square, bit);
  worth -= WEIGHTS.hunter * huntersNear(board, square, bit);
  if (engaged(state, rival, R) + inHand(state, rival, R) > 0) {
    worth -= WEIGHTS.overflight * overflights(board, square, R | (bit ^ BLACK_BIT));
  }
  if (state.options.closingRift) worth -= closingDanger(state, square);
  if (isAtStake(state, colour)) worth -= WEIGHTS.bare - Math.min(WEIGHTS.bare, WEIGHTS.bareStep * steps);
  return worth;
}

/** Quiet plies ahead for which a closing ring is feared. */
const FORESIGHT = 14;

/** R-END-13: rings that the Tesseract still has to go inwards, and more so once they are closed. */
function closingDanger({ options, quiet }: RiftState, square: number): number {
  const ring = stepAt(RING, square);
  const short = Math.max(0, closedRings(options, quiet + FORESIGHT) - ring);
  const shut = Math.max(0, closedRings(options, quiet + 2) - ring);
  return WEIGHTS.closing * short + WEIGHTS.closed * shut;
}

/** R-END-2, R-END-3: true if a Tesseract that cannot move has lost. */
const isAtStake = (state: RiftState, colour: Colour): boolean =>
  state.options.endgameImmobilisation ? isLimited(state, colour) : escorts(state, colour) === 0;

/**
 * Enemy pawns within three steps of a Tesseract, the enemy Tesseract left out: it would be in equal danger.
 */
function huntersNear(board: readonly number[], square: number, bit: number): number {
  const [file, rank] = [fileOf(square), rankOf(square)];
  const [west, east] = [Math.max(0, file - NEAR), Math.min(SIZE - 1, file + NEAR)];
  const [south, north] = [Math.max(0, rank - NEAR), Math.min(SIZE - 1, rank + NEAR)];
  let hunters = 0;
  for (let row = south; row <= north; row++) {
    for (let at = row * SIZE + west; at <= row * SIZE + east; at++) {
      const cell = cellAt(board, at);
      if (cell !== 0 && isEnemyPawn(cell, bit) && (cell & KIND) !== T) hunters++;
    }
  }
  return hunters;
}
const NEAR = 3;

/**
 * Number of the eight directions in which an enemy could jump over this crossing: landing free, approach
 * open.
 */
function jumpLines(board: readonly number[], square: number, bit: number): number {
  let lines = 0;
  for (let direction = 0; direction < 4; direction++) {
    const ahead = rayOf(square, direction);
    const back = rayOf(square, direction ^ 4);
    if (ahead.length === 0 || back.length === 0) continue;
    const front = cellAt(board, stepAt(ahead, 0));
    const rear = cellAt(board, stepAt(back, 0));
    if (front === 0 && (rear === 0 || isEnemyPawn(rear, bit))) lines++;
    if (rear === 0 && (front === 0 || isEnemyPawn(front, bit))) lines++;
  }
  return lines;
}

const isEnemyPawn = (cell: number, bit: number): boolean =>
  ((cell & KIND) - T) >>> 0 < C && (cell & BLACK_BIT) !== bit;

/** Crossings from which a Rectangle, present or potential, could fly over this one. */
function overflights(board: readonly number[], square: number, rectangle: number): number {
  const flights = overflightsOf(square);
  let count = 0;
  for (let i = 0; i < flights.length; i++) {
    const flight = flights[i] as { from: number; to: number };
    const from = cellAt(board, flight.from);
    if ((from === 0 || from === rectangle) && cellAt(board, flight.to) === 0) count++;
  }
  return count;
}

/** Up to two free steps in each direction. */
function freeSteps(board: readonly number[], square: number): number {
  let steps = 0;
  for (let direction = 0; direction < 8; direction++) {
    const ray = rayOf(square, direction);
    if (ray.length === 0 || cellAt(board, stepAt(ray, 0)) !== 0) continue;
    steps += ray.length > 1 && cellAt(board, stepAt(ray, 1)) === 0 ? 2 : 1;
  }
  return steps;
}

/** First legs of a Star (`first` 1) or Pyramid (0) that lead to a turning point. */
function openLegs(board: readonly number[], square: number, first: number): number {
  let legs = 0;
  for (let direction = first; direction < 8; direction += 2) {
    const ray = rayOf(square, direction);
    if (ray.length > 1 && cellAt(board, stepAt(ray, 0)) === 0 && cellAt(board, stepAt(ray, 1)) === 0) legs++;
  }
  return legs;
}

function openLeaps(board: readonly number[], square: number): number {
  let open = 0;
  for (const { to } of leapsOf(square)) if (cellAt(board, to) === 0) open++;
  return open;
}

/** Pawns that a slide could take at the end of its groove (R-SLIDE-4: never the Tesseract). */
function grooveWorth(board: readonly number[], anchor: number, kind: number, bit: number): number {
  const direction = isHorizontal(kind) ? 2 : 0;
  const tail = kind === G ? 1 : kind === I ? SIZE : 0;
  const ahead = hasTarget(board, rayOf(anchor + tail, direction), bit) ? WEIGHTS.grooveTarget : 0;
  return hasTarget(board, rayOf(anchor, direction + 4), bit) ? ahead + WEIGHTS.grooveTarget : ahead;
}

function hasTarget(board: readonly number[], ray: Uint8Array, bit: number): boolean {
  const last = ray.length - 1; // a pawn on the edge cannot be jumped towards it
  for (let i = 0; i < last; i++) {
    const cell = cellAt(board, stepAt(ray, i));
    if ((cell & KIND) === 0) continue;
    return isEnemyPawn(cell, bit) && (cell & KIND) !== T && (cellAt(board, stepAt(ray, i + 1)) & KIND) === 0;
  }
  return false;
}

/** Material of a colour in play, on the board or in reserve. */
function material(state: RiftState, colour: Colour): number {
  let sum = WEIGHTS.smallSlide * inHand(state, colour, H) + WEIGHTS.largeSlide * inHand(state, colour, G);
  for (let i = 0; i < ESCORTS.length; i++) {
    const kind = ESCORTS[i] as number;
    sum += (WORTH[kind] as number) * (engaged(state, colour, kind) + inHand(state, colour, kind));
  }
  const far = escorts(state, colour) - engaged(state, colour, C) - inHand(state, colour, C);
  return sum - (far === 0 ? WEIGHTS.limited : far === 1 ? WEIGHTS.limitNear : 0);
}
