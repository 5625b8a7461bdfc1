/** T-TRANSFER: one cube between the own lab and another. */

import { pop, push, type RuleViolation, violation } from '@tessera/engine';
import { adjusting, transferring } from '../answers.ts';
import { inLab, move, type Play, setValue } from '../change.ts';
import { type Answers, type FrameOf, type Handler, offer } from '../handler.ts';
import { ability, cubeValue, hasRoom, labCount, labHolding } from '../state.ts';
import { cubeAt, cubeKind, labOfTarget, labTarget } from '../target.ts';
import { type Lab, NOBODY, type Target, type TesseractState } from '../types.ts';
import { distinctTargets, isInRange } from './adjust.ts';

/** Moves of a cube from one given lab to another (T-TRANSFER-2: it needs room there). */
export function transfersBetween(state: TesseractState, from: Lab, to: Lab, out: Answers): void {
  if (from === to || !hasRoom(state, to)) return;
  distinctTargets(state, state.labs[from] ?? [], labTarget(from, 0), at => offer(out, transferring(at, to)));
}

/** T-TRANSFER-1: out of the own lab or into it. */
export function transferAnswers(state: TesseractState, lab: Lab, out: Answers): void {
  for (let other = 0; other < labCount(state); other++) {
    transfersBetween(state, lab, other, out);
    transfersBetween(state, other, lab, out);
  }
}

/** `lab` is the researcher who transfers; R01 may then change the moved cube by one step. */
export function transfer(play: Play, lab: Lab, at: Target, to: Lab): void {
  const { state } = play;
  const cube = cubeAt(state, at);
  move(play, cube, inLab(labOfTarget(at) ?? lab), inLab(to), 'transferred');
  if (ability(state, lab, 'onTransfer')) push(play, { type: 'movedAdjust', lab, cube });
}

/** R01. The consent to the transfer covers the step. */
export const movedAdjust: Handler<FrameOf<'movedAdjust'>> = {
  step: () => true,
  decider: (_state, frame) => frame.lab,
  answers(state, { cube }, out) {
    const at = labTarget(labHolding(state, cube), cubeKind(state, cube));
    if (isInRange(cubeValue(state, cube), 1, false)) offer(out, adjusting(at, 1));
    if (isInRange(cubeValue(state, cube), -1, false)) offer(out, adjusting(at, -1));
    offer(out, { type: 'stop' });
  },
  take(play, { cube }, answer) {
    pop(play);
    if (answer.type === 'adjust') setValue(play, cube, cubeValue(play.state, cube) + answer.by);
  },
};

export function whyNotTransfer(state: TesseractState, lab: Lab, at: Target, to: Lab): RuleViolation {
  const from = labOfTarget(at);
  const isBetween = from !== undefined && from !== to && (from === lab || to === lab);
  if (!isBetween || to >= labCount(state)) return violation('T-TRANSFER-1', 'E_BAD_LAB');
  if (cubeAt(state, at) === NOBODY) return violation('T-TRANSFER-1', 'E_UNKNOWN_CUBE');
  return violation('T-TRANSFER-2', 'E_LAB_FULL');
}
