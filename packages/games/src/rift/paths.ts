/** The ways an action can take over the board, for drawing: never needed to decide what is legal. */
import {
  type Action,
  actionFrom,
  actionKind,
  actionTaken,
  actionTo,
  actionType,
  MOVE,
  NONE,
  RANK_FIRST,
} from './action.ts';
import { at, DIAGONALS, leapsOf, ORTHOGONALS, rayOf } from './board.ts';
import { P, R, type RiftState, S } from './types.ts';

/** Corner points of every way: [from, to], [from, turn, to], or nothing for drops and pivots. */
export function pathsOf(state: RiftState, action: Action): readonly (readonly number[])[] {
  if (actionType(action) !== MOVE) return [];
  const [from, to] = [actionFrom(action), actionTo(action)];
  const kind = actionKind(action);
  if (kind === R) return leapPaths(action);
  if (kind !== S && kind !== P) return [[from, to]];
  const legs = kind === S ? DIAGONALS : ORTHOGONALS;
  return legs.flatMap(direction => bentPath(state, action, direction));
}

function leapPaths(action: Action): readonly (readonly number[])[] {
  const [from, to] = [actionFrom(action), actionTo(action)];
  const leap = leapsOf(from).find(one => one.to === to);
  if (!leap) return [];
  const fileFirst = [from, leap.fileFirst[1], to];
  const rankFirst = [from, leap.rankFirst[1], to];
  if (actionTaken(action) === NONE) return [fileFirst, rankFirst];
  return [actionTaken(action) & RANK_FIRST ? rankFirst : fileFirst];
}

/** The way over one turning point, if it is open but for the pawn that is captured. */
function bentPath(state: RiftState, action: Action, direction: number): readonly (readonly number[])[] {
  const [from, to, taken] = [actionFrom(action), actionTo(action), actionTaken(action)];
  const leg = rayOf(from, direction);
  if (leg.length < 2) return [];
  const [step, turn] = [at(leg, 0), at(leg, 1)];
  if (turn === to) return step === taken ? [[from, to]] : [];
  for (const side of [2, 6]) {
    const ray = rayOf(turn, (direction + side) & 7);
    const last = ray.indexOf(to);
    if (last < 0) continue;
    const way = [step, turn, ...ray.subarray(0, last + 1)];
    const isOpen = way.every(square => square === taken || at(state.board, square) === 0);
    if (isOpen && (taken === NONE || way.includes(taken))) return [[from, turn, to]];
  }
  return [];
}
