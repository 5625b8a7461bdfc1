/** T-CONTAIN and T-BONUS: containing cubes, and the bonuses for it. */

import { pop, push, type RuleViolation, violation } from '@tessera/engine';
import { picking } from '../answers.ts';
import { CELLS } from '../board.ts';
import {
  destroy,
  finish,
  inLab,
  leave,
  move,
  onStack,
  type Play,
  roll,
  rollAhead,
  TO_BOARD,
  TO_DESTROYED,
  TO_PRIMED,
} from '../change.ts';
import { abilitySource } from '../content.ts';
import { type Answers, type FrameOf, type Handler, offer } from '../handler.ts';
import {
  ability,
  columnCount,
  cubeValue,
  isBoardFull,
  isEmptyLoss,
  isOpen,
  isSlotFree,
  rowCount,
} from '../state.ts';
import { cubeAt, cubeKind, destroyedTarget, labTarget, primedTarget } from '../target.ts';
import { type CubeId, type Lab, NOBODY, type Place, type Reason, type TesseractState } from '../types.ts';
import { effectFrame } from './effectFrame.ts';
import { containable, cubesOfKinds, setsOf } from './sets.ts';
import { draw } from './study.ts';

export function containAnswers(state: TesseractState, lab: Lab, out: Answers): void {
  for (const set of setsOf(state, lab)) {
    offer(out, { type: 'contain', set: set.map(cube => cubeKind(state, cube)) });
  }
}

/** Action: declares a set; which of its cubes is contained is asked next. */
export function contain(play: Play, lab: Lab, kinds: readonly number[]): void {
  const { state } = play;
  const set = cubesOfKinds(state, lab, kinds) ?? [];
  push(play, { type: 'containCube', lab, set });
}

const freeOnes = (state: TesseractState, { lab, set }: FrameOf<'containCube'>): readonly CubeId[] =>
  containable(state, lab, set).filter(cube => isSlotFree(state, cube));

/** T-CONTAIN-2, then all consequences; the optional roll comes last (T-BONUS-4). */
export const containCube: Handler<FrameOf<'containCube'>> = {
  step: () => true,
  decider: (_state, frame) => frame.lab,
  answers(state, frame, out) {
    const kinds = new Set(freeOnes(state, frame).map(cube => cubeKind(state, cube)));
    for (const kind of kinds) offer(out, picking(labTarget(frame.lab, kind)));
  },
  take(play, frame, answer) {
    if (answer.type !== 'pick') return;
    const { state } = play;
    const cube = freeOnes(state, frame).find(
      one => labTarget(frame.lab, cubeKind(state, one)) === answer.at,
    ) as CubeId;
    pop(play);
    if (frame.set.length === 2) state.used[frame.lab]?.push('containMin'); // R03, T-RES-4
    push(play, { type: 'rollRest', lab: frame.lab, cubes: frame.set.filter(one => one !== cube) });
    containOne(play, frame.lab, cube, inLab(frame.lab));
  },
};

/**
 * T-CONTAIN-7: contains one cube, by action or effect. From the Tesseract its event comes last (T-DATA-2).
 */
export function containOne(play: Play, lab: Lab, cube: CubeId, from: Place): void {
  if (from.zone === 'tess') leave(play, from.cell, TO_BOARD, 'contained');
  else move(play, cube, from, TO_BOARD, 'contained');
  push(play, { type: 'contained', lab, cube, stage: 'identical' });
}

/** T-CONTAIN-3: one only, even if several match; NOBODY if none does. */
const identicalPrimed = (state: TesseractState, cube: CubeId): number =>
  cubeAt(state, primedTarget(cubeKind(state, cube)));

/** T-END-2, T-END-5: the reason if a containment ends the game; the win comes first (T-END-3). */
const endOf = (state: TesseractState): Reason | undefined =>
  isBoardFull(state) ? 'contained' : isEmptyLoss(state) ? 'empty' : undefined;

/** T-BONUS-4: identical, win or loss, (R05), column, row. */
export const contained: Handler<FrameOf<'contained'>> = {
  step(play, frame) {
    const { state } = play;
    switch (frame.stage) {
      case 'identical': {
        const twin = identicalPrimed(state, frame.cube);
        frame.stage = 'win';
        if (twin === NOBODY) return false;
        if (state.flags.identicalPrimed === 'mandatory') destroyIdentical(play, frame);
        else if (!endOf(state)) {
          frame.stage = 'identical';
          return true;
        }
        return false;
      }
      case 'win': {
        const end = endOf(state);
        frame.stage = 'column';
        if (end) finish(play, end);
        return false;
      }
      case 'column':
        frame.stage = 'row';
        columnBonus(play, cubeValue(state, frame.cube));
        return false;
      case 'row':
        pop(play);
        rowBonusFor(play, frame);
        return false;
      default:
        return frame.stage satisfies never;
    }
  },
  decider: (_state, frame) => frame.lab,
  answers(_state, _frame, out) {
    offer(out, { type: 'yes' });
    offer(out, { type: 'no' });
  },
  take(play, frame, answer) {
    frame.stage = 'win';
    if (answer.type === 'yes') destroyIdentical(play, frame);
  },
};

/** R05 adjusts right after the destruction, unless the game has ended. */
function destroyIdentical(play: Play, frame: FrameOf<'contained'>): void {
  const { state } = play;
  const twin = identicalPrimed(state, frame.cube);
  if (twin === NOBODY) return;
  destroy(play, twin, TO_PRIMED, 'identical');
  if (endOf(state) || !ability(state, frame.lab, 'onIdenticalDestroyed')) return;
  push(play, effectFrame(abilitySource(state.researchers[frame.lab] ?? ''), frame.lab));
}

/** T-BONUS-1, T-BONUS-2: the second cube reveals the column's card, the fourth unlocks it. */
function columnBonus(play: Play, column: number): void {
  const place = play.state.containment[column - 1];
  if (place?.state !== 'hidden' && place?.state !== 'revealed') return;
  const count = columnCount(play.state, column);
  const state = count >= 4 ? 'unlocked' : count >= 2 ? 'revealed' : 'hidden';
  if (place.state === state || state === 'hidden') return;
  const isNew = place.state === 'hidden';
  place.state = state;
  const told = { type: 'columnCard', column, card: place.card, state } as const;
  play.events?.push(isNew ? { ...told, reveals: 'all' } : told);
}

/** T-BONUS-3: the sixth cube of a row; no bonus if nothing is destroyed or no stack is open (T-RUL-14). */
function rowBonusFor(play: Play, { lab, cube }: FrameOf<'contained'>): void {
  const { state } = play;
  if (rowCount(state, state.colours[cube] ?? 0) === 6)
    push(play, { type: 'rowBonus', lab, cube: NOBODY, rolled: 0 });
}

const hasOpenStack = (state: TesseractState): boolean => state.stacks.some((_, cell) => isOpen(state, cell));

export const rowBonus: Handler<FrameOf<'rowBonus'>> = {
  step(play) {
    if (play.state.destroyed.length > 0 && hasOpenStack(play.state)) return true;
    pop(play);
    return false;
  },
  decider: (_state, frame) => frame.lab,
  answers(state, frame, out) {
    if (frame.cube !== NOBODY) {
      openStacks(state, out);
      return;
    }
    const colours = new Set(state.destroyed.map(cube => state.colours[cube] ?? 0));
    for (const colour of colours) offer(out, picking(destroyedTarget(colour)));
    if (state.flags.rowBonus === 'optional') offer(out, { type: 'stop' });
  },
  take(play, frame, answer) {
    if (answer.type === 'pick') {
      frame.cube = cubeAt(play.state, answer.at);
      frame.rolled = rollAhead(play, frame.cube);
      return;
    }
    pop(play);
    if (answer.type === 'to')
      move(play, frame.cube, TO_DESTROYED, onStack(answer.cell), 'returned', frame.rolled);
  },
};

export function openStacks(state: TesseractState, out: Answers, except = NOBODY): void {
  for (let cell = 0; cell < CELLS; cell++) {
    if (cell !== except && isOpen(state, cell)) offer(out, { type: 'to', cell });
  }
}

/** T-CONTAIN-6: level of the card for so many cubes rolled; 0 is no card. */
export const levelForRolled = (count: number): number => (count < 2 ? 0 : Math.min(count, 4));

/** T-CONTAIN-5: all remaining cubes of the set or none (T-RUL-7). An ability may have taken some of them meanwhile. */
export const rollRest: Handler<FrameOf<'rollRest'>> = {
  step(play, { lab, cubes }) {
    const still = cubes.filter(cube => play.state.labs[lab]?.includes(cube));
    if (still.length === cubes.length) return true;
    pop(play);
    if (still.length > 0) push(play, { type: 'rollRest', lab, cubes: still });
    return false;
  },
  decider: (_state, frame) => frame.lab,
  answers(_state, _frame, out) {
    offer(out, { type: 'yes' });
    offer(out, { type: 'no' });
  },
  take(play, { lab, cubes }, answer) {
    const { state } = play;
    pop(play);
    if (answer.type !== 'yes') return;
    for (const cube of (state.labs[lab] ?? []).filter(one => cubes.includes(one))) roll(play, cube);
    draw(play, lab, levelForRolled(cubes.length));
  },
};

export function whyNotContain(state: TesseractState, lab: Lab, kinds: readonly number[]): RuleViolation {
  const set = cubesOfKinds(state, lab, kinds);
  if (!set) return violation('T-CONTAIN-1', 'E_UNKNOWN_CUBE');
  if (containable(state, lab, set).length === 0) return violation('T-CONTAIN-1', 'E_BAD_SET');
  return violation('T-CONTAIN-2', 'E_SLOT_TAKEN');
}
