/** Legality: an answer is legal if it is listed; this module finds the reason for every refusal. */
import { type RuleViolation, type Seat, topOf, violation } from '@tessera/engine';
import { isRemovable } from './board.ts';
import { answersTo, decider } from './flow.ts';
import type { Answers } from './handler.ts';
import { formatAnswer } from './notation.ts';
import { whyNotAct } from './rules/act.ts';
import { whyNotPlay } from './rules/cards.ts';
import { stepsOf } from './rules/effectTargets.ts';
import { hasRoom, isOpen, isSlotFree } from './state.ts';
import { cubeAt, spotOf } from './target.ts';
import { type Answer, type Frame, NOBODY, type Target, type TesseractState } from './types.ts';

export function check(state: TesseractState, seat: Seat, answer: Answer): RuleViolation | undefined {
  const frame = topOf(state);
  if (!frame) return violation('T-END-1', 'E_OVER');
  if (decider(state) !== seat) return violation('T-TURN-1', 'E_NOT_YOUR_TURN');
  const listed = listedAnswers(state, frame);
  const text = formatAnswer(answer);
  if (listed.some(one => one.type === answer.type && formatAnswer(one) === text)) return undefined;
  if (frame.type === 'act') return whyNotAct(state, state.active, answer, false);
  if (frame.type === 'granted') return whyNotAct(state, frame.lab, answer, true);
  if (frame.type === 'threat' && (answer.type === 'play' || answer.type === 'use'))
    return whyNotPlay(state, state.active, answer, 'threat');
  if (listed.some(one => one.type === answer.type)) return whyNotChoice(state, frame, answer);
  return whyNotNow(state, answer);
}

function listedAnswers(state: TesseractState, frame: Frame): readonly Answer[] {
  const out: Answers = { items: [], count: 0 };
  answersTo(state, frame, out);
  return out.items;
}

const ACT_TYPES: readonly Answer['type'][] = [
  'remove',
  'adjust',
  'transfer',
  'study',
  'contain',
  'specialize',
  'play',
  'use',
  'end',
];

/** The reason if another kind of answer is asked for. */
function whyNotNow(state: TesseractState, answer: Answer): RuleViolation {
  if (!ACT_TYPES.includes(answer.type)) return violation('T-DEC-1', 'E_NOT_OFFERED');
  if (state.phase !== 'action') return violation('T-TURN-2', 'E_PHASE');
  return violation('T-TURN-4', 'E_PENDING');
}

/** The reason for the right kind of answer that is not one of the choices. */
function whyNotChoice(state: TesseractState, frame: Frame, answer: Answer): RuleViolation {
  if (answer.type === 'to' && !isOpen(state, answer.cell)) return violation('T-GEO-2', 'E_COLUMN_FULL');
  if (answer.type === 'to') return violation('T-RUL-11', 'E_SAME_STACK');
  if (answer.type === 'lab' && frame.type === 'effect' && !hasRoom(state, answer.lab)) {
    return violation('T-TRANSFER-2', 'E_LAB_FULL');
  }
  return answer.type === 'pick' ? whyNotPick(state, frame, answer.at) : violation('T-DEC-1', 'E_NOT_OFFERED');
}

const isContaining = (state: TesseractState, frame: Frame): boolean =>
  frame.type === 'containCube' ||
  (frame.type === 'effect' && stepsOf(state, frame)[frame.step]?.verb === 'contain');

function whyNotPick(state: TesseractState, frame: Frame, at: Target): RuleViolation {
  const cube = cubeAt(state, at);
  const spot = spotOf(at);
  if (cube === NOBODY) return violation('T-DEC-2', 'E_UNKNOWN_CUBE');
  if (spot.zone === 'tess' && !isRemovable(state.stacks, spot.cell))
    return violation('T-GEO-6', 'E_NOT_REMOVABLE');
  if (isContaining(state, frame) && !isSlotFree(state, cube)) return violation('T-CONTAIN-2', 'E_SLOT_TAKEN');
  return violation('T-DEC-1', 'E_NOT_OFFERED');
}
