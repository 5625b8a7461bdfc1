/** How good a position looks without looking ahead: section 20.4 of the rules. */
import {
  BLACK,
  BLACK_BIT,
  C,
  type Colour,
  cellAt,
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
  worth as pawnValue,
  pieceOf,
  R,
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
import {
  BARE,
  BARE_STEP,
  CYLINDER_STEP,
  ENGAGED,
  ESCORTS,
  FREER,
  GROOVE_TARGET,
  JUMP_LINE,
  LADDER,
  LADDER_NEAR,
  LARGE_SLIDE,
  LEAP,
  LIMIT_NEAR,
  LIMITED,
  ON_EDGE,
  OVERFLIGHT,
  PAWN_JUMP_LINE,
  PYRAMID_LEG,
  SMALL_SLIDE,
  STAR_LEG,
  STAR_RING,
  TESSERACT_STEP,
  WORTH,
} from './weights.ts';

/** Advantage of the side to move. */
export function evaluate(state: RiftState): number {
  const score = standing(state);
  return state.side === WHITE ? score : -score;
}

/** Advantage of White. */
function standing(state: RiftState): number {
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

/** One term of the evaluation, as it counts for a colour. */
export interface Feature {
  readonly key: 'material' | 'ladder' | 'place';
  /** Where a piece stands whose place this is worth; else NONE. */
  readonly square: number;
  readonly value: number;
}

/** All terms for a colour, to be compared with those of another position: their sum is the evaluation. */
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

/** What a piece gains and risks where it stands. */
export function placeWorth(state: RiftState, square: number, kind: number, bit: number): number {
  if (kind === T) return tesseractWorth(state, square, bit);
  return kind > C ? grooveWorth(state.board, square, kind, bit) : pawnWorth(state.board, square, kind, bit);
}

/** How many steps a crossing lies from the nearest edge. */
const RING = Uint8Array.from({ length: SQUARES }, (_, square) => {
  const [file, rank] = [fileOf(square), rankOf(square)];
  return Math.min(file, rank, SIZE - 1 - file, SIZE - 1 - rank);
});

function pawnWorth(board: readonly number[], square: number, kind: number, bit: number): number {
  const ring = stepAt(RING, square);
  const safety = (ring === 0 ? ON_EDGE : 0) - PAWN_JUMP_LINE * jumpLines(board, square, bit);
  const worth = safety - (ENGAGED[kind] as number);
  if (kind === S) return worth + STAR_LEG * openLegs(board, square, 1) + STAR_RING * ring;
  if (kind === P) return worth + PYRAMID_LEG * openLegs(board, square, 0);
  if (kind === R) return worth + LEAP * openLeaps(board, square);
  return worth + CYLINDER_STEP * freeSteps(board, square);
}

function tesseractWorth(state: RiftState, square: number, bit: number): number {
  const { board } = state;
  const colour = bit === 0 ? WHITE : BLACK;
  const rival = other(colour);
  const steps = freeSteps(board, square);
  let worth = TESSERACT_STEP * steps - JUMP_LINE * jumpLines(board, square, bit);
  if (engaged(state, rival, R) + inHand(state, rival, R) > 0) {
    worth -= OVERFLIGHT * overflights(board, square, R | (bit ^ BLACK_BIT));
  }
  if (escorts(state, colour) === 0) worth -= BARE - Math.min(BARE, BARE_STEP * steps);
  return worth;
}

/** In how many of the eight directions an enemy could jump over this place: landing free, approach not closed. */
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

/** From how many places a Rectangle stands or could stand to fly over this one. */
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
  const ahead = hasTarget(board, rayOf(anchor + tail, direction), bit) ? GROOVE_TARGET : 0;
  return hasTarget(board, rayOf(anchor, direction + 4), bit) ? ahead + GROOVE_TARGET : ahead;
}

function hasTarget(board: readonly number[], ray: Uint8Array, bit: number): boolean {
  const last = ray.length - 1; // nobody on the edge can be jumped towards it
  for (let i = 0; i < last; i++) {
    const cell = cellAt(board, stepAt(ray, i));
    if ((cell & KIND) === 0) continue;
    return isEnemyPawn(cell, bit) && (cell & KIND) !== T && (cellAt(board, stepAt(ray, i + 1)) & KIND) === 0;
  }
  return false;
}

/** What a colour has in play, wherever it is. */
function material(state: RiftState, colour: Colour): number {
  let sum = SMALL_SLIDE * inHand(state, colour, H) + LARGE_SLIDE * inHand(state, colour, G);
  for (let i = 0; i < ESCORTS.length; i++) {
    const kind = ESCORTS[i] as number;
    sum += (WORTH[kind] as number) * (engaged(state, colour, kind) + inHand(state, colour, kind));
  }
  const far = escorts(state, colour) - engaged(state, colour, C) - inHand(state, colour, C);
  return sum - (far === 0 ? LIMITED : far === 1 ? LIMIT_NEAR : 0);
}

/** Who would win a stall (R-END-9), and how near it is. Without a limit play need not stall, and set-up never does. */
function ladder(state: RiftState): number {
  const { stallLimit } = state.options;
  if (stallLimit === null || state.phase !== 'p') return 0;
  const nearness = state.quiet / stallLimit;
  const worth = LADDER + LADDER_NEAR * nearness * nearness;
  const count =
    escorts(state, WHITE) - escorts(state, BLACK) || pawnValue(state, WHITE) - pawnValue(state, BLACK);
  if (count !== 0) return count > 0 ? worth : -worth;
  const freedom = FREER * (freedomOf(state, WHITE) - freedomOf(state, BLACK));
  return worth * Math.max(-1, Math.min(1, freedom));
}

/** How many steps the Tesseract of a colour could go. */
function freedomOf(state: RiftState, colour: Colour): number {
  const { board } = state;
  const square = board.indexOf(pieceOf(colour, T));
  const range = isLimited(state, colour) ? 4 : SIZE; // R-TESS-2
  let steps = 0;
  for (let direction = 0; direction < 8; direction++) {
    const ray = rayOf(square, direction);
    const most = Math.min(range, ray.length);
    for (let i = 0; i < most && cellAt(board, stepAt(ray, i)) === 0; i++) steps++;
  }
  return steps;
}
