/** T-TURN, T-SPEC, T-CARD: the Action phase. */
import { pop, push, type RuleViolation, violation } from '@tessera/engine';
import type { Play } from '../change.ts';
import { effectOf } from '../content.ts';
import { type Answers, type FrameOf, type Handler, offer } from '../handler.ts';
import { ability, labCount } from '../state.ts';
import type { Answer, Lab, TesseractState } from '../types.ts';
import { actionAnswers, perform } from './actions.ts';
import { whyNotAdjust } from './adjust.ts';
import { canPlay, cardAnswers, whyNotPlay } from './cards.ts';
import { whyNotContain } from './contain.ts';
import { othersIn } from './effect.ts';
import { whyNotRemove } from './remove.ts';
import { playResearch, specialize, useContainment } from './spend.ts';
import { study, studyAnswers, whyNotStudy } from './study.ts';
import { whyNotTransfer } from './transfer.ts';

/** T-SPEC-1: repeatable unless marked `once`. */
const isUsedUp = (state: TesseractState, lab: Lab): boolean =>
  effectOf(state, state.researchers[lab] ?? '')?.some(step => step.once) === true &&
  state.used[lab]?.includes('specialize') === true;

function specializeAnswers(state: TesseractState, lab: Lab, out: Answers): void {
  if (!isUsedUp(state, lab) && canPlay(state, state.researchers[lab] ?? '', lab))
    offer(out, { type: 'specialize' });
}

/** T-DEC-3: always asked, even with one answer left: no phase ends before its player says so. */
export const act: Handler<FrameOf<'act'>> = {
  step: () => true,
  isAlwaysAsked: true,
  answers(state, _frame, out) {
    const lab = state.active;
    if (state.actions > 0) {
      actionAnswers(state, lab, out);
      studyAnswers(state, lab, out);
      specializeAnswers(state, lab, out);
    }
    cardAnswers(state, lab, 'action', out);
    offer(out, { type: 'end' });
  },
  take(play, _frame, answer) {
    const { state } = play;
    const lab = state.active;
    if (answer.type === 'end') endPhase(play);
    else if (answer.type === 'play') playResearch(play, answer.card);
    else if (answer.type === 'use') useContainment(play, answer.column);
    else if (answer.type === 'specialize') specialize(play, lab);
    else {
      state.actions -= 1;
      if (answer.type === 'study') study(play, lab, answer.card);
      else perform(play, lab, answer);
    }
  },
  consent: (state, _frame, answer) => othersIn(state.active, answer),
};

/** T-TURN-3: unspent actions are lost; R11 passes one on. */
function endPhase(play: Play): void {
  const { state } = play;
  const next = (state.active + 1) % labCount(state);
  if (state.actions > 0 && ability(state, state.active, 'bankAction')) {
    state.banked[next] = (state.banked[next] ?? 0) + 1;
    play.events?.push({ type: 'banked', lab: next });
  }
  state.actions = 0;
  pop(play);
  push(play, { type: 'threat', stage: 'start' });
}

/** The reason why an answer that is not listed is refused in the Action phase. */
export function whyNotAct(
  state: TesseractState,
  lab: Lab,
  answer: Answer,
  isGranted: boolean,
): RuleViolation {
  const isAction = ['remove', 'adjust', 'transfer', 'contain', 'study', 'specialize'].includes(answer.type);
  if (isAction && !isGranted && state.actions === 0) return violation('T-TURN-2', 'E_NO_ACTIONS');
  switch (answer.type) {
    case 'remove':
      return whyNotRemove(state, lab, answer.cell);
    case 'adjust':
      return whyNotAdjust(state, lab, answer.at, answer.by);
    case 'transfer':
      return whyNotTransfer(state, lab, answer.at, answer.to);
    case 'contain':
      return whyNotContain(state, lab, answer.set);
    default:
      return isGranted ? violation('T-RES-3', 'E_NOT_OFFERED') : whyNotCard(state, lab, answer);
  }
}

function whyNotCard(state: TesseractState, lab: Lab, answer: Answer): RuleViolation {
  switch (answer.type) {
    case 'study':
      return whyNotStudy(state, lab, answer.card);
    case 'specialize':
      return isUsedUp(state, lab) ? violation('T-SPEC-1', 'E_ONCE') : violation('T-CARD-4', 'E_NO_TARGET');
    default:
      return whyNotPlay(state, lab, answer, 'action');
  }
}
