/** Reasons why a pawn cannot move there: the first obstacle on its path, or the shape of its move. */
import { type RuleViolation, violation } from '@tessera/engine';
import { type Action, actionFrom, actionKind, actionTaken, actionTo, IMPOSSIBLE, NONE } from '../action.ts';
import { at, DIAGONALS, leapsOf, ORTHOGONALS, rayOf, squareName } from '../board.ts';
import { isEnemyPawn, leapVictims, rangeOf } from '../rules/pawns.ts';
import {
  ARM_END,
  C,
  type Cell,
  type Colour,
  colourOf,
  isPawn,
  isSlide,
  kindOf,
  P,
  R,
  type RiftState,
  S,
  X,
} from '../types.ts';

export function explainPawn(state: RiftState, action: Action): RuleViolation {
  const kind = actionKind(action);
  const to = actionTo(action);
  // A destination on the rival's slide is meant as a capture of it, whatever the shape of the path.
  if (isRivalSlide(at(state.board, to), state.side))
    return violation('R-PIECE-5', 'E_SLIDE_SAFE', { at: squareName(to) });
  if (kind !== R && actionTaken(action) === IMPOSSIBLE) return violation('R-CAP-2', 'E_ONE_VICTIM');
  const shape =
    kind === R
      ? explainLeap(state, action)
      : kind === S || kind === P
        ? explainBent(state, action)
        : explainStraight(state, action);
  // The crossing itself comes first once the shape is right: it is where the player is looking.
  const landing = SHAPES.has(shape.code) ? undefined : closedLanding(state, to);
  return landing ?? shape;
}

const isRivalSlide = (cell: Cell, colour: Colour): boolean =>
  isSlide(kindOf(cell)) && colourOf(cell) !== colour;

/** Codes about the shape of a move, and about what lies behind its destination. */
const SHAPES = new Set([
  'E_NOT_STRAIGHT',
  'E_NOT_BENT',
  'E_NOT_LEAP',
  'E_TURNING_POINT',
  'E_RANGE',
  'E_NO_LANDING',
]);

function closedLanding(state: RiftState, to: number): RuleViolation | undefined {
  const cell = at(state.board, to);
  const params = { at: squareName(to) };
  if (kindOf(cell) === X) return violation('R-CROSS-5', 'E_CROSS_CENTRE', params);
  if (cell & ARM_END) return violation('R-CROSS-5', 'E_ARM_END', params);
  if (isEnemyPawn(cell, state.side)) return violation('R-CAP-1', 'E_LAND_BEHIND', params);
  return cell === 0 ? undefined : violation('R-MOVE-3', 'E_OCCUPIED', params);
}

function explainStraight(state: RiftState, action: Action): RuleViolation {
  const kind = actionKind(action);
  const from = actionFrom(action);
  const to = actionTo(action);
  const direction = [0, 1, 2, 3, 4, 5, 6, 7].find(one => rayOf(from, one).includes(to));
  if (direction === undefined) return violation(kind === C ? 'R-CYL-1' : 'R-TESS-1', 'E_NOT_STRAIGHT');
  const ray = rayOf(from, direction);
  const max = rangeOf(state, kind, state.side);
  if (ray.indexOf(to) >= max) return violation(kind === C ? 'R-CYL-1' : 'R-TESS-2', 'E_RANGE', { max });
  return explainRay(state, action, ray);
}

/** The first obstacle before the destination, an enemy pawn there that nobody can jump, or a capture in wrong notation. */
function explainRay(state: RiftState, action: Action, ray: Uint8Array): RuleViolation {
  const last = ray.indexOf(actionTo(action));
  for (let i = 0; i < last; i++) {
    const cell = at(state.board, at(ray, i));
    if (cell === 0) continue;
    const params = { at: squareName(at(ray, i)) };
    if (!isEnemyPawn(cell, state.side)) return obstacle(cell, state.side, params);
    if (i + 1 < last) return violation('R-CAP-2', 'E_JUMP_ENDS', params);
    return violation('R-CAP-1', 'E_JUMP_CAPTURES', params);
  }
  const [target, behind] = [ray[last], ray[last + 1]];
  const isFree = behind !== undefined && at(state.board, behind) === 0;
  if (target !== undefined && isEnemyPawn(at(state.board, target), state.side) && !isFree)
    return violation('R-CAP-1', 'E_NO_LANDING', { at: squareName(target) });
  return violation('R-CAP-1', 'E_NOBODY_JUMPED');
}

function obstacle(cell: Cell, colour: Colour, params: { at: string }): RuleViolation {
  if (kindOf(cell) === X || cell & ARM_END) return violation('R-CROSS-5', 'E_CROSS_IN_WAY', params);
  if (isPawn(kindOf(cell)) && !isEnemyPawn(cell, colour)) return violation('R-CAP-5', 'E_OWN_IN_WAY', params);
  return violation('R-MOVE-2', 'E_SLIDE_IN_WAY', params);
}

function explainBent(state: RiftState, action: Action): RuleViolation {
  const from = actionFrom(action);
  const to = actionTo(action);
  const directions = actionKind(action) === S ? DIAGONALS : ORTHOGONALS;
  let found: RuleViolation | undefined;
  for (const direction of directions) {
    const leg = rayOf(from, direction);
    if (leg.length < 2) continue;
    const turn = at(leg, 1);
    if (turn === to) return explainTurningPoint(state, action, at(leg, 0));
    const second = [rayOf(turn, (direction + 2) & 7), rayOf(turn, (direction + 6) & 7)].find(ray =>
      ray.includes(to),
    );
    if (second) found = explainLegs(state, action, leg, second);
  }
  return found ?? violation('R-BENT-1', 'E_NOT_BENT');
}

function explainTurningPoint(state: RiftState, action: Action, step: number): RuleViolation {
  if (isEnemyPawn(at(state.board, step), state.side)) {
    if (!state.options.legOneCapture) return violation('R-BENT-4', 'E_NO_LEG_ONE_CAPTURE');
    if (actionTaken(action) === NONE)
      return violation('R-BENT-4', 'E_JUMP_CAPTURES', { at: squareName(step) });
  }
  return violation('R-BENT-2', 'E_TURNING_POINT');
}

function explainLegs(state: RiftState, action: Action, leg: Uint8Array, second: Uint8Array): RuleViolation {
  const [step, turn] = [at(leg, 0), at(leg, 1)];
  const turnCell = at(state.board, turn);
  const isEnemyOnTurn = isEnemyPawn(turnCell, state.side);
  if (isEnemyOnTurn && !state.options.turningPointCapture)
    return violation('R-BENT-5', 'E_ENEMY_ON_TURN', { at: squareName(turn) });
  if (isEnemyOnTurn && at(state.board, step) === 0) {
    const code = at(second, 0) === actionTo(action) ? 'E_JUMP_CAPTURES' : 'E_JUMP_ENDS';
    return violation('R-BENT-5', code, { at: squareName(turn) });
  }
  for (const square of [step, turn]) {
    const cell = at(state.board, square);
    if (cell === 0) continue;
    const params = { at: squareName(square) };
    if (isEnemyPawn(cell, state.side)) return violation('R-BENT-2', 'E_LEG_ONE_BLOCKED', params);
    return obstacle(cell, state.side, params);
  }
  return explainRay(state, action, second);
}

function explainLeap(state: RiftState, action: Action): RuleViolation {
  const leap = leapsOf(actionFrom(action)).find(one => one.to === actionTo(action));
  if (!leap) return violation('R-RECT-1', 'E_NOT_LEAP');
  const ways = [leap.fileFirst, leap.rankFirst].map(way => leapVictims(state, state.side, way));
  if (ways.every(victims => victims < 0)) return violation('R-RECT-3', 'E_LEAP_CROSS');
  return violation('R-RECT-4', 'E_LEAP_TAKES_ALL');
}
