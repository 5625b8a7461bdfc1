/** The stack of frames: everything goes on by itself until somebody has to decide (section 18). */
import { invariant, type Seat } from '@tessera/engine';
import type { Play } from './change.ts';
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
import type { Answer, Frame, Lab, TesseractState } from './types.ts';

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
  consent: consentHandler(takeNow),
  effect,
};

const handlerOf = (frame: Frame): Handler<Frame> => HANDLERS[frame.type] as unknown as Handler<Frame>;

/** What is being decided, or undefined when the game is over. */
export const topOf = (state: TesseractState): Frame | undefined => state.pending.at(-1);

export function deciderLab(state: TesseractState, frame: Frame): Lab {
  return handlerOf(frame).decider?.(state, frame) ?? state.active;
}

export function decider(state: TesseractState): Seat | undefined {
  const frame = topOf(state);
  return frame && seatOf(state, deciderLab(state, frame));
}

export function answersTo(state: TesseractState, frame: Frame, out: Answers): void {
  handlerOf(frame).answers?.(state, frame, out);
}

/** T-TRANSFER-3, T-CARD-6: labs whose consent an answer needs, whoever holds them. */
export function labsAsked(state: TesseractState, frame: Frame, answer: Answer): readonly Lab[] {
  const labs = handlerOf(frame).consent?.(state, frame, answer);
  return labs && labs.length > 0 ? [...new Set(labs)] : NOBODY_ASKED;
}

/** Of these, the labs of others: nobody asks himself. */
export function othersAsked(state: TesseractState, frame: Frame, answer: Answer): readonly Lab[] {
  const labs = labsAsked(state, frame, answer);
  if (labs.length === 0) return NOBODY_ASKED;
  const asking = seatOf(state, deciderLab(state, frame));
  return labs.filter(lab => seatOf(state, lab) !== asking);
}
const NOBODY_ASKED: readonly Lab[] = [];

/** Carries an answer out, or first asks those who must agree to it. */
function take(play: Play, answer: Answer): void {
  const frame = topOf(play.state);
  if (!frame) return;
  const others = asksConsent(play) ? othersAsked(play.state, frame, answer) : [];
  if (others.length > 0) ask(play, others, answer);
  else takeNow(play, answer);
}

function takeNow(play: Play, answer: Answer): void {
  const frame = topOf(play.state);
  if (frame) handlerOf(frame).take?.(play, frame, answer);
}

/** Counted and forgotten. */
const listed: Answers = { items: [], count: 0 };

/** T-DEC-3: a point with one option is skipped, but an Action phase ends only when somebody says so. */
function onlyAnswer(state: TesseractState, frame: Frame): Answer | undefined {
  if (frame.type === 'act') return undefined;
  listed.count = 0;
  answersTo(state, frame, listed);
  invariant(listed.count > 0, `${frame.type} asks without an answer`);
  return listed.count === 1 ? listed.items[0] : undefined;
}

/** Goes on until a decision or the end. */
function run(play: Play): void {
  const { state } = play;
  for (let frame = topOf(state); frame; frame = topOf(state)) {
    if (!handlerOf(frame).step(play, frame)) continue;
    const answer = onlyAnswer(state, frame);
    if (!answer) return;
    take(play, answer);
  }
}

export function answer(play: Play, given: Answer): void {
  take(play, given);
  run(play);
}
