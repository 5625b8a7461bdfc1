// @chunk *-board
/** Hit test: answers of the piece in hand by crossing. */
import {
  type Action,
  actionFrom,
  actionKind,
  actionTo,
  actionType,
  fileOf,
  isHorizontal,
  isLarge,
  isOnBoard,
  linesAfter,
  linesOf,
  MOVE,
  PIVOT,
  rankOf,
  SIZE,
  squareAt,
  tailStep,
  takenSquares,
} from '@tessera/games/rift';

/** All answers that a press on a crossing may mean. */
export type Targets = ReadonlyMap<number, readonly Action[]>;

/**
 * The crossing of a move or a drop. A large slide is targeted by its leading line: no two of its landings
 * then share a crossing, and none lies below the slide itself.
 */
export function targetOf(action: Action): number {
  const tail = tailStep(actionKind(action));
  const to = actionTo(action);
  return actionType(action) === MOVE && to > actionFrom(action) ? to + tail : to;
}

/**
 * A press on a victim captures it, whatever else ends there; a press on a crossing goes there, or turns a
 * slide to it.
 */
export function pieceTargets(actions: readonly Action[], isFree: (square: number) => boolean): Targets {
  const moves = actions.filter(action => actionType(action) === MOVE);
  return new Map([
    ...grouped(moves, action => [targetOf(action)]),
    ...grouped(actions, action => turnSquares(action, isFree)),
    ...grouped(moves, takenSquares),
  ]);
}

/** Targets of drops; the far line of a large slide counts too, where no other slide begins. */
export const dropTargets = (drops: readonly Action[]): Targets =>
  new Map([...grouped(drops, linesAfter), ...grouped(drops, drop => [actionTo(drop)])]);

function grouped(actions: readonly Action[], squaresOf: (action: Action) => readonly number[]): Targets {
  const groups = new Map<number, Action[]>();
  for (const action of actions)
    for (const square of squaresOf(action)) groups.set(square, [...(groups.get(square) ?? []), action]);
  return groups;
}

/**
 * Crossings that stand for turning a slide: for a large one where its moved line ends, for a small one the
 * free neighbours across its groove. No landing can be there.
 */
export function turnSquares(action: Action, isFree: (square: number) => boolean): readonly number[] {
  if (actionType(action) !== PIVOT) return [];
  return isLarge(actionKind(action)) ? [restOf(action)] : across(action).filter(isFree);
}

/** Crossing on which the moved line of a turning large slide ends: the one its old place does not contain. */
export function restOf(pivot: Action): number {
  const [from, to] = [actionFrom(pivot), actionTo(pivot)];
  const isKept = linesOf(actionKind(pivot), from).includes(to);
  return isKept ? to + (isHorizontal(actionKind(pivot)) ? SIZE : 1) : to;
}

function across(pivot: Action): readonly number[] {
  const [file, rank] = [fileOf(actionFrom(pivot)), rankOf(actionFrom(pivot))];
  const [df, dr] = isHorizontal(actionKind(pivot)) ? [0, 1] : [1, 0];
  return [1, -1].flatMap(step => {
    const [beside, along] = [file + step * df, rank + step * dr];
    return isOnBoard(beside, along) ? [squareAt(beside, along)] : [];
  });
}
