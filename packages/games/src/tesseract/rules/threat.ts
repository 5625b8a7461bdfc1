/** T-THREAT and T-PRIME: the Threat phase, the edge cube, priming. */
import { picking } from '../answers.ts';
import { edgeCells, isEmpty } from '../board.ts';
import { finish, leave, type Play, pop, push, rollAhead, TO_DESTROYED, TO_PRIMED } from '../change.ts';
import { type FrameOf, type Handler, offer } from '../handler.ts';
import { ability, labCount } from '../state.ts';
import { ACTIONS_PER_TURN, type Cell, type TesseractState } from '../types.ts';
import { checkPlacement } from './breach.ts';

/** T-TURN-2: three actions and what was banked. */
export function startTurn(play: Play, lab: number): void {
  const { state } = play;
  state.active = lab;
  state.turn += 1;
  state.phase = 'action';
  state.actions = ACTIONS_PER_TURN + (state.banked[lab] ?? 0);
  state.banked[lab] = 0;
  state.used[lab] = [];
  state.pending.length = 0;
  push(play, { type: 'act' });
  play.events?.push({ type: 'turn', lab, turn: state.turn });
}

export const threat: Handler<FrameOf<'threat'>> = {
  step(play, frame) {
    const { state } = play;
    if (frame.stage === 'pass') {
      startTurn(play, (state.active + 1) % labCount(state)); // T-THREAT-4
      return false;
    }
    frame.stage = 'pass';
    state.phase = 'threat';
    if (state.flags.emptyLoss === 'startOfThreat' && isEmpty(state.stacks)) {
      finish(play, 'empty'); // T-THREAT-1, also when priming is skipped (T-END-6)
      return false;
    }
    const isSkipped = state.skipPrime > 0;
    if (isSkipped)
      state.skipPrime -= 1; // T-THREAT-2
    else push(play, { type: 'edge', then: 'prime' }); // T-THREAT-3
    play.events?.push({ type: 'threat', lab: state.active, isSkipped });
    return false;
  },
};

const candidates = (state: TesseractState): Cell[] => edgeCells(state.stacks, state.values);

/** T-GEO-8: the edge cube; an empty Tesseract has none (T-PRIME-5, T-EVENT-5). */
export const edge: Handler<FrameOf<'edge'>> = {
  step(play) {
    if (!isEmpty(play.state.stacks)) return true;
    pop(play);
    return false;
  },
  answers(state, _frame, out) {
    for (const cell of candidates(state)) offer(out, picking(cell));
  },
  take(play, frame, answer) {
    if (answer.type !== 'pick') return;
    pop(play);
    if (frame.then === 'prime') push(play, { type: 'prime', cell: answer.at, rolled: 0 });
    else leave(play, answer.at, TO_DESTROYED, 'acceleration');
  },
};

/** R09: in the own Threat phase, once a turn. */
const mayRollAgain = (state: TesseractState): boolean =>
  state.phase === 'threat' &&
  ability(state, state.active, 'rerollPrime') !== undefined &&
  !state.used[state.active]?.includes('rerollPrime');

/** T-PRIME-1: lift, roll, place; the cube stays on its stack until its number stands. */
export const prime: Handler<FrameOf<'prime'>> = {
  step(play, frame) {
    const cube = play.state.stacks[frame.cell]?.at(-1) ?? 0;
    if (frame.rolled === 0) {
      frame.rolled = rollAhead(play, cube);
      if (mayRollAgain(play.state)) return true;
      place(play, frame);
      return false;
    }
    return true;
  },
  answers(_state, _frame, out) {
    offer(out, { type: 'yes' });
    offer(out, { type: 'no' });
  },
  take(play, frame, answer) {
    const { state } = play;
    if (answer.type === 'yes') {
      state.used[state.active]?.push('rerollPrime');
      frame.rolled = rollAhead(play, state.stacks[frame.cell]?.at(-1) ?? 0);
    }
    place(play, frame);
  },
};

function place(play: Play, { cell, rolled }: FrameOf<'prime'>): void {
  const { state } = play;
  const cube = state.stacks[cell]?.at(-1) ?? 0;
  pop(play);
  leave(play, cell, TO_PRIMED, 'primed', rolled);
  state.lastPrimed = { cube, value: 0 };
  checkPlacement(play, rolled);
}
