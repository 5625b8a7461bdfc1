/** Reasons why a slide cannot travel or turn like that (R-SLIDE, R-PIVOT, R-CROSS-6). */
import { type RuleViolation, violation } from '@tessera/engine';
import { type Action, actionFrom, actionKind, actionTaken, actionTo, IMPOSSIBLE } from '../action.ts';
import { at, EAST, fileOf, NORTH, rankOf, rayOf, SIZE, SOUTH, SQUARES, squareName, WEST } from '../board.ts';
import { tailStep } from '../cells.ts';
import { isEnemyPawn } from '../rules/pawns.ts';
import { canRest, closedBits } from '../rules/slides.ts';
import {
  ARM_END,
  type Cell,
  isHorizontal,
  isLarge,
  isSlide,
  KIND,
  kindOf,
  type RiftState,
  T,
  X,
} from '../types.ts';

export function explainSlide(state: RiftState, action: Action): RuleViolation {
  const kind = actionKind(action);
  const from = actionFrom(action);
  const to = actionTo(action);
  const sameGroove = isHorizontal(kind) ? rankOf(from) === rankOf(to) : fileOf(from) === fileOf(to);
  if (!sameGroove || from === to) return violation('R-SLIDE-1', 'E_GROOVE');
  if (actionTaken(action) === IMPOSSIBLE) return violation('R-SLIDE-5', 'E_ONE_VICTIM');
  const ahead = to > from;
  const tail = tailStep(kind);
  const direction = isHorizontal(kind) ? (ahead ? EAST : WEST) : ahead ? NORTH : SOUTH;
  const ray = rayOf(ahead ? from + tail : from, direction);
  const last = ray.indexOf(ahead ? to + tail : to);
  if (last < 0) return violation('R-SLIDE-2', 'E_NO_ROOM', { at: squareName(to) });
  for (let i = 0; i <= last; i++) {
    const cell = at(state.board, at(ray, i));
    if ((cell & closedBits(state.options, kind)) === 0) continue;
    const params = { at: squareName(at(ray, i)) };
    if (!isEnemyPawn(cell, state.side)) return slideObstacle(cell, params);
    if (kindOf(cell) === T) return violation('R-SLIDE-4', 'E_SLIDE_TESSERACT', params);
    const clause = isLarge(kind) ? 'R-SLIDE-7' : 'R-SLIDE-6';
    if (i === last && !isLarge(kind)) return violation(clause, 'E_LAND_BEHIND', params);
    return violation(clause, isLarge(kind) ? 'E_LARGE_LANDING' : 'E_SMALL_LANDING', params);
  }
  return violation('R-SLIDE-6', 'E_NOBODY_JUMPED');
}

function slideObstacle(cell: Cell, params: { at: string }): RuleViolation {
  if (kindOf(cell) === X) return violation('R-CROSS-5', 'E_CROSS_IN_WAY', params);
  if (isSlide(kindOf(cell))) return violation('R-SLIDE-8', 'E_SLIDE_IN_WAY', params);
  if (kindOf(cell) === 0) return violation('R-CROSS-6', 'E_ALONG_ARM', params);
  return violation('R-SLIDE-3', 'E_OWN_IN_WAY', params);
}

export function explainPivot(state: RiftState, action: Action): RuleViolation {
  const kind = actionKind(action);
  const from = actionFrom(action);
  const to = actionTo(action);
  const { board } = state;
  if (!isLarge(kind)) {
    if (from !== to) return violation('R-PIVOT-2', 'E_PIVOT_IN_PLACE');
    return violation('R-PIVOT-4', 'E_PIVOT_ARM_END', { at: squareName(from) });
  }
  const across = isHorizontal(kind) ? SIZE : 1;
  const fixed = [from, from + tailStep(kind)].find(line => line === to || line === to + across);
  if (fixed === undefined) return violation('R-PIVOT-3', 'E_PIVOT_SHAPE');
  if (at(board, fixed) & ARM_END) return violation('R-PIVOT-4', 'E_PIVOT_ARM_END', { at: squareName(fixed) });
  const rest = fixed === to ? to + across : to;
  const sameLine = isHorizontal(kind) ? rest < SQUARES : rankOf(rest) === rankOf(fixed);
  if (!sameLine) return violation('R-PIVOT-3', 'E_NO_ROOM', { at: squareName(to) });
  if ((at(board, rest) & KIND) !== 0) return violation('R-PIVOT-3', 'E_OCCUPIED', { at: squareName(rest) });
  const clause = state.options.pivotOntoArmEnd && !canRest(state, kind, rest) ? 'R-CROSS-6' : 'R-PIVOT-4';
  return violation(clause, clause === 'R-CROSS-6' ? 'E_ALONG_ARM' : 'E_REST_ARM_END', {
    at: squareName(rest),
  });
}
