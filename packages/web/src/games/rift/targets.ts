/** Which crossing stands for which answer of the lifted piece, and what a click on one means. */
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
  PIVOT,
  rankOf,
  SIZE,
  squareAt,
  tailStep,
  takenSquares,
} from '@tessera/games/rift';
import { letterOf } from './answers.ts';

/**
 * The crossing that stands for a move or a drop. A large slide is pointed at by the line that leads: so no
 * two of its landings share a crossing, and none lies under the slide itself.
 */
export function targetOf(action: Action): number {
  const tail = tailStep(actionKind(action));
  const to = actionTo(action);
  return actionType(action) === 0 && to > actionFrom(action) ? to + tail : to;
}

/** What a click on a crossing means for the lifted piece. */
export type Choice =
  | { readonly type: 'none' }
  | { readonly type: 'play'; readonly action: Action }
  | { readonly type: 'ask'; readonly actions: readonly Action[] };

const choiceOf = (actions: readonly Action[]): Choice => {
  const [first] = actions;
  if (first === undefined) return { type: 'none' };
  return actions.length === 1 ? { type: 'play', action: first } : { type: 'ask', actions };
};

/** Clicking a victim takes it; clicking a crossing goes there, and asks when two answers end on it. */
export function resolve(
  actions: readonly Action[],
  pivots: ReadonlyMap<number, Action>,
  square: number,
): Choice {
  const takes = actions.filter(action => takenSquares(action).includes(square));
  if (takes.length > 0) return choiceOf(takes);
  const turn = pivots.get(square);
  if (turn !== undefined) return { type: 'play', action: turn };
  return choiceOf(actions.filter(action => actionType(action) !== PIVOT && targetOf(action) === square));
}

/**
 * The crossings that stand for turning a slide: where the moved line of a large one comes to rest, and for a
 * small one the free neighbours across its groove. No landing can lie there.
 */
export function pivotMarks(
  actions: readonly Action[],
  isFree: (square: number) => boolean,
): ReadonlyMap<number, Action> {
  const marks = new Map<number, Action>();
  for (const action of actions) {
    if (actionType(action) !== PIVOT) continue;
    for (const square of isLarge(actionKind(action)) ? [restOf(action)] : across(action).filter(isFree))
      marks.set(square, action);
  }
  return marks;
}

/** Where the moved line of a turning large slide comes to rest: the crossing its old place does not share. */
export function restOf(pivot: Action): number {
  const [from, to] = [actionFrom(pivot), actionTo(pivot)];
  const old = [from, from + tailStep(actionKind(pivot))];
  return old.includes(to) ? to + (isHorizontal(actionKind(pivot)) ? SIZE : 1) : to;
}

function across(pivot: Action): number[] {
  const [file, rank] = [fileOf(actionFrom(pivot)), rankOf(actionFrom(pivot))];
  const steps = isHorizontal(actionKind(pivot))
    ? [[0, 1] as const, [0, -1] as const]
    : [[1, 0] as const, [-1, 0] as const];
  return steps
    .filter(([df, dr]) => isOnBoard(file + df, rank + dr))
    .map(([df, dr]) => squareAt(file + df, rank + dr));
}

/** The places for a drop lying one way; pointing at the far line of a large slide means it too. */
export function dropTargets(actions: readonly Action[], lies: string): ReadonlyMap<number, Action> {
  const targets = new Map<number, Action>();
  const fitting = actions.filter(action => letterOf(action) === lies);
  for (const action of fitting) targets.set(actionTo(action), action);
  for (const action of fitting) {
    const far = actionTo(action) + tailStep(actionKind(action));
    if (!targets.has(far)) targets.set(far, action);
  }
  return targets;
}
