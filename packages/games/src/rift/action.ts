/**
 * An action as one number of 30 bits, so that lists of a thousand are cheap:
 * to (8), from (8), taken (8), letter (4), type (2).
 */
import { leapsOf, SQUARES } from './board.ts';
import { linesOf } from './cells.ts';
import { G, H, I, LETTERS, type Letter, R, V } from './types.ts';

export type Action = number;

export const MOVE = 0;
export const PIVOT = 1;
/** A piece from the reserve, or of the set-up, is placed on the board. */
export const DROP = 2;

/** `from` of a drop, and `taken` of an action that captures nothing. */
export const NONE = 255;
/** `taken` of a capture that can be written but never played, such as two victims of a Star. */
export const IMPOSSIBLE = 254;

export const actionType = (action: Action): number => action >>> 28;
export const actionKind = (action: Action): number => (action >>> 24) & 15;
/** The captured crossing, NONE, or for a Rectangle its path and victims (see `leapTaken`). */
export const actionTaken = (action: Action): number => (action >>> 16) & 255;
export const actionFrom = (action: Action): number => (action >>> 8) & 255;
export const actionTo = (action: Action): number => action & 255;

export const moveAction = (kind: number, from: number, to: number, taken: number = NONE): Action =>
  (kind << 24) | (taken << 16) | (from << 8) | to;
export const pivotAction = (kind: number, from: number, to: number): Action =>
  (PIVOT << 28) | (kind << 24) | (NONE << 16) | (from << 8) | to;
export const dropAction = (kind: number, to: number): Action =>
  (DROP << 28) | (kind << 24) | (NONE << 16) | (NONE << 8) | to;

/** Kind of a slide after its pivot: H <-> V, G <-> I. */
export const turned = (kind: number): number => (kind === H ? V : kind === V ? H : kind === G ? I : G);

/** R-RECT-4: one of the two paths, and which of its three crossings held a victim (bits 0 to 2). */
export const FILE_FIRST = 0;
export const RANK_FIRST = 8;
export const leapTaken = (way: number, victims: number): number => way | victims;

/** The crossings an action captures on, ascending. */
export function takenSquares(action: Action): readonly number[] {
  const taken = actionTaken(action);
  if (taken >= SQUARES) return [];
  if (actionKind(action) !== R) return [taken];
  const leap = leapsOf(actionFrom(action)).find(one => one.to === actionTo(action));
  const way = taken & RANK_FIRST ? leap?.rankFirst : leap?.fileFirst;
  return (way ?? []).filter((_, i) => taken & (1 << i)).sort((a, b) => a - b);
}

export const isTake = (action: Action): boolean => takenSquares(action).length > 0;

export const letterOf = (action: Action): Letter => LETTERS[actionKind(action)] as Letter;

/** Kind of a piece after an action: a turn makes a slide the other one. */
export const kindAfter = (action: Action): number =>
  actionType(action) === PIVOT ? turned(actionKind(action)) : actionKind(action);

/** The crossings a piece stands on after an action. */
export const linesAfter = (action: Action): readonly number[] => linesOf(kindAfter(action), actionTo(action));
