/** T-REMOVE: take one removable cube, value unchanged, into the own lab. */

import { type RuleViolation, violation } from '@tessera/engine';
import { removing } from '../answers.ts';
import { CELLS, isRemovable } from '../board.ts';
import { inLab, leave, type Play } from '../change.ts';
import { type Answers, offer } from '../handler.ts';
import { ability, hasRoom } from '../state.ts';
import type { Cell, Lab, TesseractState } from '../types.ts';

/** T-GEO-5; R06 needs one side less for this action. */
const sidesNeeded = (state: TesseractState, lab: Lab): number => ability(state, lab, 'removeSides')?.n ?? 2;

export function removeAnswers(state: TesseractState, lab: Lab, out: Answers): void {
  if (!hasRoom(state, lab)) return;
  const sides = sidesNeeded(state, lab);
  for (let cell = 0; cell < CELLS; cell++) {
    if (isRemovable(state.stacks, cell, sides)) offer(out, removing(cell));
  }
}

export const remove = (play: Play, lab: Lab, cell: Cell): void => leave(play, cell, inLab(lab), 'removed');

export function whyNotRemove(state: TesseractState, lab: Lab, cell: Cell): RuleViolation {
  if (!state.stacks[cell]?.length) return violation('T-REMOVE-1', 'E_UNKNOWN_CUBE');
  if (!isRemovable(state.stacks, cell, sidesNeeded(state, lab))) {
    return violation('T-REMOVE-1', 'E_NOT_REMOVABLE');
  }
  return violation('T-REMOVE-1', 'E_LAB_FULL');
}
