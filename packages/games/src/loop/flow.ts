/** The frames of loop and their handlers, and the phases between them (section 21). */
import { frameLoop, type IdleHandler, type Seat, topOf } from '@tessera/engine';
import { type Answer, answer, VERB } from './answer.ts';
import type { DecisionKind } from './decision.ts';
import type { Handler } from './handler.ts';
import { actionAnswers, playAction, power } from './rules/actions.ts';
import {
  addAnswers,
  addable,
  archivable,
  archiveAnswers,
  bonus,
  playAdd,
  playArchive,
} from './rules/archive.ts';
import { heat, laser } from './rules/centrifuge.ts';
import { clones, swap } from './rules/clones.ts';
import { eachPlayer, effect, energy, hand, letOther, settle } from './rules/effect.ts';
import { assign, endOfTurn } from './rules/endOfTurn.ts';
import { foo } from './rules/foo.ts';
import { opening } from './rules/opening.ts';
import { losses, overconsumption, ultraDamage, ultras, victim } from './rules/ultra.ts';
import { destroying, refill } from './rules/vortex.ts';
import { walk } from './rules/walk.ts';
import { seatOf } from './state.ts';
import {
  type Agent,
  type Frame,
  type FrameOf,
  type FrameType,
  type LoopEvent,
  type LoopState,
  NONE,
} from './types.ts';

const NO = answer(VERB.no);

type Handlers = { readonly [T in FrameType]: Handler<FrameOf<T>> };

const HANDLERS: Handlers = {
  opening,
  foo,
  effect,
  settle,
  power,
  eachPlayer,
  clones,
  swap,
  walk,
  hand,
  letOther,
  energy,
  destroying,
  refill,
  heat,
  laser,
  bonus,
  endOfTurn,
  assign,
  ultras,
  ultraDamage,
  victim,
  losses,
  overconsumption,
};

/** Actions are always asked for; the other phases run on by themselves where they can. */
const phases: IdleHandler<LoopState, Answer, LoopEvent> = {
  step(play) {
    const { state } = play;
    if (state.phase === 'add' && addable(state).length === 0) state.phase = 'archive';
    if (state.phase !== 'archive' || archivable(state) !== NONE) return true;
    playArchive(play, NO);
    return false;
  },
  isAlwaysAsked: ({ phase }) => phase === 'actions',
  answers(state, out) {
    if (state.phase === 'add') addAnswers(state, out);
    else if (state.phase === 'archive') archiveAnswers(out);
    else actionAnswers(state, out);
  },
  take(play, given) {
    if (play.state.phase === 'add') playAdd(play, given);
    else if (play.state.phase === 'archive') playArchive(play, given);
    else playAction(play, given);
  },
};

const flow = frameLoop<Frame, LoopState, Answer, LoopEvent, Handler<Frame>>({
  handlers: HANDLERS,
  idle: phases,
});

export const { answers: answersOf, answer: answerWith, run } = flow;

/** The pending decision and its agent; undefined when the game is over. */
export function askedOf(
  state: LoopState,
): { readonly kind: DecisionKind; readonly agent: Agent } | undefined {
  if (state.outcome) return undefined;
  const frame = topOf(state);
  const kind = frame ? flow.handlerOf(frame).asks?.(state, frame) : phaseKind(state);
  return kind && { kind, agent: deciderAgent(state, frame) };
}

const phaseKind = ({ phase }: LoopState): DecisionKind =>
  phase === 'add' ? 'takeCard' : phase === 'archive' ? 'archive' : 'action';

const deciderAgent = (state: LoopState, frame: Frame | undefined): Agent =>
  (frame && flow.handlerOf(frame).decider?.(state, frame)) ?? state.active;

export const decider = (state: LoopState): Seat | undefined =>
  state.outcome ? undefined : seatOf(state, deciderAgent(state, topOf(state)));
