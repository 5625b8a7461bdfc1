/** Paths of an action over the board, for drawing only; legality never depends on them. */
import {
  type Action,
  actionFrom,
  actionKind,
  actionTaken,
  actionTo,
  actionType,
  FILE_FIRST,
  MOVE,
  NONE,
  RANK_FIRST,
} from './action.ts';
import { at, DIAGONALS, leapsOf, ORTHOGONALS, rayOf } from './board.ts';
import { leapVictims } from './rules/pawns.ts';
import { colourOf, P, R, type RiftState, S } from './types.ts';

/** Corner points of every path: [from, to], [from, turn, to], or nothing for drops and pivots. */
export function pathsOf(state: RiftState, action: Action): readonly (readonly number[])[] {
  if (actionType(action) !== MOVE) return [];
  const [from, to] = [actionFrom(action), actionTo(action)];
  const kind = actionKind(action);
  if (kind === R) return leapPaths(state, action);
  if (kind !== S && kind !== P) return [[from, to]];
  const legs = kind === S ? DIAGONALS : ORTHOGONALS;
  return legs.flatMap(direction => bentPath(state, action, direction));
}

/**
 * A capture names its path; a quiet leap takes any path that is open and holds no victim (R-RECT-3,
 * R-RECT-4).
 */
function leapPaths(state: RiftState, action: Action): readonly (readonly number[])[] {
  const [from, to, taken] = [actionFrom(action), actionTo(action), actionTaken(action)];
  const leap = leapsOf(from).find(one => one.to === to);
  if (!leap) return [];
  const colour = colourOf(at(state.board, from));
  const isChosen = (way: readonly number[], code: number): boolean =>
    taken === NONE ? leapVictims(state, colour, way) === 0 : (taken & RANK_FIRST) === code;
  const paths: (readonly number[])[] = [];
  if (isChosen(leap.fileFirst, FILE_FIRST)) paths.push([from, leap.fileFirst[1], to]);
  if (isChosen(leap.rankFirst, RANK_FIRST)) paths.push([from, leap.rankFirst[1], to]);
  return paths;
}

/** The path over one turning point, if it is open except for the captured pawn. */
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
