// @chunk *
/**
 * Ratings of crossings: what a piece would attack, guard and wall off there. Drops never capture, so this is
 * all that tells useful ones (section 20.4): nineteen of twenty in the opening are pointless.
 */
import {
  type Action,
  actionKind,
  actionTo,
  at,
  BLACK_BIT,
  C,
  cellAt,
  engaged,
  G,
  H,
  I,
  inHand,
  isPawn,
  KIND,
  kindAfter,
  P,
  R,
  type RiftState,
  rayOf,
  S,
  SIZE,
  SQUARES,
  stepAt,
  T,
} from '@tessera/games/rift';
import { overflightsOf } from './attack.ts';
import { guards, markDanger } from './danger.ts';
import { WORTH } from './weights.ts';

/** Worth of an attack on the Tesseract, which must be answered. */
const TESSERACT_WORTH = 500;
const WALL = 40;
const CAGE = 15;

const byStar = new Int32Array(SQUARES);
const byRectangle = new Int32Array(SQUARES);
const byCylinder = new Int32Array(SQUARES);
const byPyramid = new Int32Array(SQUARES);
const alongRank = new Int32Array(SQUARES);
const alongFile = new Int32Array(SQUARES);
/** Worth of a crossing next to a Tesseract for a slide, which cannot be taken. */
const walls = new Int32Array(SQUARES);
const MAPS = [byStar, byPyramid, byRectangle, byCylinder, alongRank, alongFile, walls];

/** Rating of a drop by what it attacks, guards and walls off, after `rateCrossings`. */
export function rate(drop: Action): number {
  const kind = actionKind(drop);
  const to = actionTo(drop);
  if (kind === S) return at(byStar, to) + at(guards, to);
  if (kind === R) return at(byRectangle, to) + at(guards, to);
  if (kind === C) return at(byCylinder, to) + at(guards, to);
  const isAlongRank = kind === H || kind === G;
  const attack = isAlongRank ? alongRank : alongFile;
  const one = at(guards, to) + at(walls, to);
  if (kind !== G && kind !== I) return at(attack, to) + one;
  const tail = kind === G ? to + 1 : to + SIZE;
  return Math.max(at(attack, to), at(attack, tail)) + one + at(guards, tail) + at(walls, tail);
}

/**
 * Rating of a move on the board by what it attacks and walls off at its destination, after `rateCrossings`.
 */
export function rateMove(move: Action): number {
  const kind = kindAfter(move);
  const to = actionTo(move);
  if (kind === T) return 0;
  if (kind === S) return at(byStar, to);
  if (kind === P) return at(byPyramid, to);
  if (kind === R) return at(byRectangle, to);
  if (kind === C) return at(byCylinder, to);
  return at(kind === H || kind === G ? alongRank : alongFile, to) + at(walls, to);
}

export function rateCrossings(state: RiftState): void {
  for (const map of MAPS) map.fill(0);
  const rivalBit = state.side === 0 ? BLACK_BIT : 0;
  for (let square = 0; square < SQUARES; square++) {
    const cell = cellAt(state.board, square);
    const kind = cell & KIND;
    if (!isPawn(kind)) continue;
    if ((cell & BLACK_BIT) === rivalBit) rateTarget(state, square, kind);
    if (kind === T) rateWalls(state, square, (cell & BLACK_BIT) === rivalBit ? CAGE : WALL);
  }
  markDanger(state);
}

/** Rates the crossings from which a dropped piece would attack this enemy pawn. */
function rateTarget(state: RiftState, target: number, kind: number): void {
  const { board } = state;
  const worth = kind === T ? TESSERACT_WORTH : at(WORTH, kind);
  const hasStar = inHand(state, state.side, S) + engaged(state, state.side, S) > 0;
  for (let direction = 0; direction < 8; direction++) {
    const ahead = rayOf(target, direction);
    if (ahead.length === 0) continue;
    const landing = cellAt(board, stepAt(ahead, 0));
    const back = rayOf(target, direction ^ 4);
    if (landing === 0) {
      if (back.length > 0) byCylinder[stepAt(back, 0)] = at(byCylinder, stepAt(back, 0)) + worth;
      if ((direction & 1) === 0) rateBent(state, back, direction, worth, byPyramid);
      else if (hasStar) rateBent(state, back, direction, worth, byStar);
    }
    if (kind !== T && (direction & 1) === 0 && (landing & KIND) === 0) {
      rateGroove(board, back, (direction & 2) === 2 ? alongRank : alongFile, worth);
    }
  }
  if (state.options.turningPointCapture) rateCorners(board, target, worth);
  if (inHand(state, state.side, R) + engaged(state, state.side, R) === 0) return;
  for (const { from, to } of overflightsOf(target)) {
    if (cellAt(board, to) === 0) byRectangle[from] = at(byRectangle, from) + worth;
  }
}

/**
 * Rates the crossings from which a Star or a Pyramid jumps this way, straight (R-BENT-4) or around a corner.
 */
function rateBent(
  { board, options }: RiftState,
  back: Uint8Array,
  direction: number,
  worth: number,
  map: Int32Array,
): void {
  for (let i = 0; i < back.length; i++) {
    const turn = stepAt(back, i);
    if (cellAt(board, turn) !== 0) return;
    if (i === 0 && options.legOneCapture) map[turn] = at(map, turn) + worth;
    for (let side = 2; side < 8; side += 4) {
      const leg = rayOf(turn, (direction + side) & 7);
      if (leg.length < 2 || cellAt(board, stepAt(leg, 0)) !== 0) continue;
      map[stepAt(leg, 1)] = at(map, stepAt(leg, 1)) + worth;
    }
  }
}

/**
 * R-BENT-5 with `turningPointCapture`: rates crossings two open steps away, from which the target is jumped
 * around the corner.
 */
function rateCorners(board: readonly number[], target: number, worth: number): void {
  for (let direction = 0; direction < 8; direction++) {
    const leg = rayOf(target, direction);
    if (leg.length < 2 || cellAt(board, stepAt(leg, 0)) !== 0) continue;
    if (!hasCornerLanding(board, target, direction)) continue;
    const map = (direction & 1) === 1 ? byStar : byPyramid;
    map[stepAt(leg, 1)] = at(map, stepAt(leg, 1)) + worth;
  }
}

/** True if one of the two crossings beside a turning point, across the leg that leads there, is free. */
function hasCornerLanding(board: readonly number[], turn: number, leg: number): boolean {
  const right = rayOf(turn, (leg + 2) & 7);
  if (right.length > 0 && cellAt(board, stepAt(right, 0)) === 0) return true;
  const left = rayOf(turn, (leg + 6) & 7);
  return left.length > 0 && cellAt(board, stepAt(left, 0)) === 0;
}

/** Rates a groove, nearest crossing first: a slide close to its victim also blocks it. */
function rateGroove(board: readonly number[], back: Uint8Array, map: Int32Array, worth: number): void {
  for (let i = 0; i < back.length; i++) {
    const square = stepAt(back, i);
    if ((cellAt(board, square) & KIND) !== 0) return;
    map[square] = at(map, square) + (worth >> (1 + Math.min(i, 4)));
  }
}

/** Rates the crossings around a Tesseract: walls protect the own one and cage the enemy's. */
function rateWalls({ board }: RiftState, tesseract: number, worth: number): void {
  for (let direction = 0; direction < 8; direction++) {
    const ray = rayOf(tesseract, direction);
    const back = rayOf(tesseract, direction ^ 4);
    if (ray.length === 0) continue;
    const isJumpLine = back.length > 0 && cellAt(board, stepAt(back, 0)) === 0;
    walls[stepAt(ray, 0)] = at(walls, stepAt(ray, 0)) + (isJumpLine ? worth : worth >> 2);
  }
}
