/** T-ADJUST: one step up or down, in the own lab or the primed area. */

import { type RuleViolation, violation } from '@tessera/engine';
import { adjusting } from '../answers.ts';
import { destroy, type Play, setValue, TO_PRIMED } from '../change.ts';
import { type Answers, offer } from '../handler.ts';
import { ability, cubeValue, labCount } from '../state.ts';
import { cubeAt, cubeKind, isPrimedTarget, labOfTarget, labTarget, primedTarget, spotOf } from '../target.ts';
import { type Change, type CubeId, type Lab, NOBODY, type Target, type TesseractState } from '../types.ts';

/** T-ADJUST-2, T-ADJUST-3: 1 to 6, but a primed 1 may go to 0. */
export const isInRange = (value: number, by: Change, isPrimed: boolean): boolean =>
  value + by <= 6 && value + by >= (isPrimed ? 0 : 1);

/** Adjustments of one cube by a researcher; R02 may flip it instead. */
export function adjustsOf(state: TesseractState, lab: Lab, at: Target, cube: CubeId, out: Answers): false {
  const value = cubeValue(state, cube);
  const isPrimed = isPrimedTarget(at);
  if (isInRange(value, 1, isPrimed)) offer(out, adjusting(at, 1));
  if (isInRange(value, -1, isPrimed)) offer(out, adjusting(at, -1));
  if (ability(state, lab, 'adjustMayFlip')) offer(out, adjusting(at, 0));
  return false;
}

/** Visitor of targets; returns true when it has seen enough. */
export type Visit = (at: Target, cube: CubeId) => boolean;

/** Visits each distinguishable cube once, until the visitor stops; `first` is the target of kind 0. */
export function distinctTargets(
  state: TesseractState,
  cubes: readonly CubeId[],
  first: Target,
  visit: Visit,
): boolean {
  let met = 0; // a bit for each of the 24 kinds
  for (const cube of cubes) {
    const kind = cubeKind(state, cube);
    if (met & (1 << kind)) continue;
    met |= 1 << kind;
    if (visit(first + kind, cube)) return true;
  }
  return false;
}

/** R08 adjusts in any lab, all others in their own. */
const canAdjustIn = (state: TesseractState, lab: Lab, other: Lab): boolean =>
  other === lab || ability(state, lab, 'adjustAnyLab') !== undefined;

export function adjustAnswers(state: TesseractState, lab: Lab, out: Answers): void {
  for (let other = 0; other < labCount(state); other++) {
    if (!canAdjustIn(state, lab, other)) continue;
    distinctTargets(state, state.labs[other] ?? [], labTarget(other, 0), (at, cube) =>
      adjustsOf(state, lab, at, cube, out),
    );
  }
  distinctTargets(state, state.primed, primedTarget(0), (at, cube) => adjustsOf(state, lab, at, cube, out));
}

/** Never a breach (T-ADJUST-4). A flip is never a destruction (T-RES-1). */
export function adjust(play: Play, at: Target, by: Change): void {
  const cube = cubeAt(play.state, at);
  const value = cubeValue(play.state, cube);
  if (by === 0) setValue(play, cube, 7 - value);
  else if (value + by === 0) destroy(play, cube, TO_PRIMED, 'adjusted');
  else setValue(play, cube, value + by);
}

export function whyNotAdjust(state: TesseractState, lab: Lab, at: Target, by: Change): RuleViolation {
  const owner = labOfTarget(at);
  const isZone = isPrimedTarget(at) || (owner !== undefined && canAdjustIn(state, lab, owner));
  const cube = cubeAt(state, at);
  if (!isZone) return violation('T-ADJUST-1', 'E_BAD_ZONE');
  if (cube === NOBODY) return violation('T-ADJUST-1', 'E_UNKNOWN_CUBE');
  if (by === 0) return violation('T-RES-1', 'E_NO_FLIP');
  const isLabOne = spotOf(at).zone === 'lab' && cubeValue(state, cube) + by === 0;
  return violation(isLabOne ? 'T-ADJUST-3' : 'T-ADJUST-2', 'E_RANGE');
}
