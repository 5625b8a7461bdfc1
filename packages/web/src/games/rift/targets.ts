// @chunk *-board
/** Which crossings stand for which answers of the piece in hand. */
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

/** All that a press on a crossing may mean. */
export type Targets = ReadonlyMap<number, readonly Action[]>;

/**
 * The crossing that stands for a move or a drop. A large slide is pointed at by the line that leads: so no
 * two of its landings share a crossing, and none lies under the slide itself.
 */
export function targetOf(action: Action): number {
  const tail = tailStep(actionKind(action));
  const to = actionTo(action);
  return actionType(action) === MOVE && to > actionFrom(action) ? to + tail : to;
}

/** Pressing a victim takes it, whatever else ends there; pressing a crossing goes there, or turns a slide to it. */
export function pieceTargets(actions: readonly Action[], isFree: (square: number) => boolean): Targets {
  const moves = actions.filter(action => actionType(action) === MOVE);
  return new Map([
    ...grouped(moves, action => [targetOf(action)]),
    ...grouped(actions, action => turnSquares(action, isFree)),
    ...grouped(moves, takenSquares),
  ]);
}

/** The places for drops; pointing at the far line of a large slide means it too, where no other begins. */
export const dropTargets = (drops: readonly Action[]): Targets =>
  new Map([...grouped(drops, linesAfter), ...grouped(drops, drop => [actionTo(drop)])]);

function grouped(actions: readonly Action[], squaresOf: (action: Action) => readonly number[]): Targets {
  const groups = new Map<number, Action[]>();
  for (const action of actions)
    for (const square of squaresOf(action)) groups.set(square, [...(groups.get(square) ?? []), action]);
  return groups;
}

/**
 * The crossings that stand for turning a slide: where the moved line of a large one comes to rest, and for a
 * small one the free neighbours across its groove. No landing can lie there.
 */
export function turnSquares(action: Action, isFree: (square: number) => boolean): readonly number[] {
  if (actionType(action) !== PIVOT) return [];
  return isLarge(actionKind(action)) ? [restOf(action)] : across(action).filter(isFree);
}

/** Where the moved line of a turning large slide comes to rest: the crossing its old place does not share. */
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
