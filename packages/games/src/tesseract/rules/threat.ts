/** T-THREAT and T-PRIME: the Threat phase, the edge cube, priming. */
import { pop, push } from '@tessera/engine';
import { picking } from '../answers.ts';
import { edgeCells, isEmpty } from '../board.ts';
import { finish, leave, move, type Play, placeOf, rollAhead, TO_DESTROYED, TO_PRIMED } from '../change.ts';
import { type FrameOf, type Handler, offer } from '../handler.ts';
import { ability, labCount } from '../state.ts';
import { ACTIONS_PER_TURN, type Cell, type CubeId, type TesseractState } from '../types.ts';
import { checkPlacement } from './breach.ts';
import { cardAnswers, hasThreatCards } from './cards.ts';
import { playResearch, useContainment } from './spend.ts';

/** T-TURN-2: three actions and the banked ones. */
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

/** T-CARD-7: cards with the timing word may be played before the prime and after all its consequences. */
export const threat: Handler<FrameOf<'threat'>> = {
  step(play, frame) {
    const { state } = play;
    if (frame.stage === 'start') {
      frame.stage = 'before';
      state.phase = 'threat';
      if (state.flags.emptyLoss === 'startOfThreat' && isEmpty(state.stacks)) {
        finish(play, 'empty'); // T-THREAT-1, also when priming is skipped (T-END-6)
        return false;
      }
    }
    if (hasThreatCards(state)) return true;
    goOn(play, frame);
    return false;
  },
  answers(state, _frame, out) {
    cardAnswers(state, state.active, 'threat', out);
    offer(out, { type: 'stop' });
  },
  take(play, frame, answer) {
    if (answer.type === 'play') playResearch(play, answer.card);
    else if (answer.type === 'use') useContainment(play, answer.column);
    else goOn(play, frame);
  },
};

/** Goes on to the prime, and from there to the next turn. */
function goOn(play: Play, frame: FrameOf<'threat'>): void {
  const { state } = play;
  if (frame.stage !== 'pass') {
    frame.stage = 'pass';
    const isSkipped = state.skipPrime > 0;
    play.events?.push({ type: 'threat', lab: state.active, isSkipped });
    if (!isSkipped) {
      push(play, { type: 'edge', then: 'prime' }); // T-THREAT-3
      return;
    }
    state.skipPrime -= 1; // T-THREAT-2; nothing has changed, so cards are not asked for again (T-CARD-7)
  }
  startTurn(play, (state.active + 1) % labCount(state)); // T-THREAT-4
}

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
    const cube = play.state.stacks[answer.at]?.at(-1) as CubeId;
    if (frame.then === 'prime') push(play, { type: 'prime', cube, rolled: 0 });
    else leave(play, answer.at, TO_DESTROYED, 'acceleration');
  },
};

/** R09: in the own Threat phase, once a turn. */
const mayRollAgain = (state: TesseractState): boolean =>
  state.phase === 'threat' &&
  ability(state, state.active, 'rerollPrime') !== undefined &&
  !state.used[state.active]?.includes('rerollPrime');

/** T-PRIME-1: lift, roll, place; the cube stays where it is until its roll is final. */
export const prime: Handler<FrameOf<'prime'>> = {
  step(play, frame) {
    if (frame.rolled === 0) {
      frame.rolled = rollAhead(play, frame.cube);
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
      frame.rolled = rollAhead(play, frame.cube);
    }
    place(play, frame);
  },
};

/** Places a cube from the Tesseract, or by Fission a destroyed one. */
function place(play: Play, { cube, rolled }: FrameOf<'prime'>): void {
  const { state } = play;
  const from = placeOf(state, cube);
  pop(play);
  if (from.zone === 'tess') leave(play, from.cell, TO_PRIMED, 'primed', rolled);
  else move(play, cube, from, TO_PRIMED, 'fission', rolled);
  state.lastPrimed = { cube, value: 0 };
  checkPlacement(play, rolled);
}
