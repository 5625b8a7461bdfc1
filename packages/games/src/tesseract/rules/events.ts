/** T-EVENT: events of uncovered base cells. */
import { pop, push } from '@tessera/engine';
import { picking } from '../answers.ts';
import { destroy, finish, inLab, type Play, roll, setValue } from '../change.ts';
import { symbolAt } from '../content.ts';
import { type FrameOf, type Handler, offer } from '../handler.ts';
import { cubeValue, isEmptyLoss, labCount, primedCount } from '../state.ts';
import { cubeAt, cubeKind, primedTarget } from '../target.ts';
import type { CubeId, Lab, TesseractState } from '../types.ts';
import { addBreaches, breachesFor, checkPlacement } from './breach.ts';

/** T-EVENT-1: after the last cube of a stack has arrived elsewhere. T-END-5 comes before the event. */
export const uncovered: Handler<FrameOf<'uncovered'>> = {
  step(play, { cell, value }) {
    const { state } = play;
    pop(play);
    if (isEmptyLoss(state)) {
      finish(play, 'empty');
      return false;
    }
    const symbol = symbolAt(state, cell);
    if (symbol === undefined) return false;
    const isWarded = state.wards > 0; // T-EVENT-3
    if (isWarded) state.wards -= 1;
    else push(play, { type: 'event', symbol, value });
    play.events?.push({ type: 'uncovered', cell, symbol, isWarded });
    return false;
  },
};

export const event: Handler<FrameOf<'event'>> = {
  step(play, { symbol, value }) {
    pop(play);
    switch (symbol) {
      case 'AC':
        push(play, { type: 'edge', then: 'destroy' });
        break;
      case 'CR':
        push(play, { type: 'edge', then: 'prime' });
        break;
      case 'FI': // T-RUL-9: the Tesseract's cube with all consequences, then the destroyed one
        push(play, { type: 'fission' });
        push(play, { type: 'edge', then: 'prime' });
        break;
      case 'SH':
        push(play, { type: 'shield' });
        break;
      case 'SD':
        push(play, { type: 'discharge' });
        break;
      case 'EM':
        rollLabs(play, () => true);
        break;
      case 'IP':
        interphase(play);
        break;
      case 'SW':
        shockwave(play, value);
        break;
      default:
        symbol satisfies never;
    }
    return false;
  },
};

/** T-EVENT-FI, second part: a destroyed cube is primed like any other (T-RUL-32). */
export const fission: Handler<FrameOf<'fission'>> = {
  step(play) {
    const { state, chance } = play;
    pop(play);
    if (state.destroyed.length === 0) return false;
    const cube = state.destroyed[chance.below(state.destroyed.length)] as CubeId;
    push(play, { type: 'prime', cube, rolled: 0 });
    return false;
  },
};

const lowestPrimed = (state: TesseractState): number =>
  state.primed.reduce((lowest, cube) => Math.min(lowest, cubeValue(state, cube)), 7);

/** T-EVENT-SH. */
export const shield: Handler<FrameOf<'shield'>> = {
  step(play) {
    if (play.state.primed.length > 0) return true;
    pop(play);
    return false;
  },
  answers(state, _frame, out) {
    const lowest = lowestPrimed(state);
    const kinds = new Set<number>();
    for (const cube of state.primed) if (cubeValue(state, cube) === lowest) kinds.add(cubeKind(state, cube));
    for (const kind of kinds) offer(out, picking(primedTarget(kind)));
  },
  take(play, _frame, answer) {
    if (answer.type !== 'pick') return;
    pop(play);
    checkPlacement(play, roll(play, cubeAt(play.state, answer.at))); // T-RUL-15: also on its old value
  },
};

/** T-EVENT-SD. */
export const discharge: Handler<FrameOf<'discharge'>> = {
  step: () => true,
  answers(state, _frame, out) {
    for (let lab = 0; lab < labCount(state); lab++) offer(out, { type: 'lab', lab });
  },
  take(play, _frame, answer) {
    if (answer.type !== 'lab') return;
    pop(play);
    rollLabs(play, lab => lab !== answer.lab);
  },
};

/** T-STATE-3: by seat, then by slot. */
function rollLabs(play: Play, isHit: (lab: Lab) => boolean): void {
  play.state.labs.forEach((cubes, lab) => {
    if (isHit(lab)) for (const cube of cubes) roll(play, cube);
  });
}

/**
 * T-EVENT-IP: evens rise together, sixes stay (T-RUL-5); then 3 and 5 are counted if they received a cube.
 */
function interphase(play: Play): void {
  const { state } = play;
  const rising = state.primed.filter(cube => cubeValue(state, cube) === 2 || cubeValue(state, cube) === 4);
  const received = new Set<number>();
  for (const cube of rising) {
    received.add(cubeValue(state, cube) + 1);
    setValue(play, cube, cubeValue(state, cube) + 1);
  }
  const causes = [3, 5].filter(value => received.has(value) && breachesFor(primedCount(state, value)) > 0);
  const total = causes.reduce((sum, value) => sum + breachesFor(primedCount(state, value)), 0);
  addBreaches(play, total, causes);
}

/** T-EVENT-SW: the value of the last primed cube, now or when it left the primed area; 0 if there was none. */
export function lastPrimedValue({ lastPrimed, values }: TesseractState): number {
  if (lastPrimed === null) return 0;
  return lastPrimed.cube === null ? lastPrimed.value : (values[lastPrimed.cube] ?? 0);
}

function shockwave(play: Play, removedValue: number): void {
  const { state } = play;
  const struck = state.flags.shockwaveValue === 'lastPrimed' ? lastPrimedValue(state) : removedValue;
  state.labs.forEach((cubes, lab) => {
    for (const cube of cubes.filter(one => cubeValue(state, one) === struck)) {
      destroy(play, cube, inLab(lab), 'shockwave');
    }
  });
}
