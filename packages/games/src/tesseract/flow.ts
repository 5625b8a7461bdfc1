/** The frames of tesseract and their handlers (section 18). */
import { frameLoop, type Seat, topOf } from '@tessera/engine';
import type { Answers, FrameOf, Handler } from './handler.ts';
import { act } from './rules/act.ts';
import { ask, asksConsent, consentHandler } from './rules/consent.ts';
import { containCube, contained, rollRest, rowBonus } from './rules/contain.ts';
import { effect, granted } from './rules/effect.ts';
import { discharge, event, fission, shield, uncovered } from './rules/events.ts';
import { corner, setupPrime } from './rules/opening.ts';
import { studyPick } from './rules/study.ts';
import { edge, prime, threat } from './rules/threat.ts';
import { movedAdjust } from './rules/transfer.ts';
import { seatOf } from './state.ts';
import type { Answer, Frame, Lab, TesseractEvent, TesseractState } from './types.ts';

type Handlers = { readonly [T in Frame['type']]: Handler<FrameOf<T>> };

const HANDLERS: Handlers = {
  corner,
  setupPrime,
  act,
  threat,
  edge,
  prime,
  uncovered,
  event,
  fission,
  shield,
  discharge,
  containCube,
  contained,
  rowBonus,
  rollRest,
  movedAdjust,
  studyPick,
  granted,
  consent: consentHandler((play, answer) => flow.take(play, answer)),
  effect,
};

const flow = frameLoop<Frame, TesseractState, Answer, TesseractEvent, Handler<Frame>>({
  handlers: HANDLERS,
  isDeferred(play, frame, answer) {
    const others = asksConsent(play) ? othersAsked(play.state, frame, answer) : NOBODY_ASKED;
    if (others.length > 0) ask(play, others, answer);
    return others.length > 0;
  },
});

const { handlerOf } = flow;
export const { answer } = flow;

export const deciderLab = (state: TesseractState, frame: Frame): Lab =>
  handlerOf(frame).decider?.(state, frame) ?? state.active;

export function decider(state: TesseractState): Seat | undefined {
  const frame = topOf(state);
  return frame && seatOf(state, deciderLab(state, frame));
}

export function answersTo(state: TesseractState, frame: Frame, out: Answers): void {
  handlerOf(frame).answers?.(state, frame, out);
}

/** T-TRANSFER-3, T-CARD-6: labs whose consent an answer needs, whichever seat holds them. */
export function labsAsked(state: TesseractState, frame: Frame, answer: Answer): readonly Lab[] {
  const labs = handlerOf(frame).consent?.(state, frame, answer);
  return labs && labs.length > 0 ? [...new Set(labs)] : NOBODY_ASKED;
}

/** The labs of other seats among these: no seat asks itself. */
export function othersAsked(state: TesseractState, frame: Frame, answer: Answer): readonly Lab[] {
  const labs = labsAsked(state, frame, answer);
  if (labs.length === 0) return NOBODY_ASKED;
  const asking = seatOf(state, deciderLab(state, frame));
  return labs.filter(lab => seatOf(state, lab) !== asking);
}
const NOBODY_ASKED: readonly Lab[] = [];
