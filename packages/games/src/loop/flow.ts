/** The stack of frames: everything goes on by itself until somebody has to decide (section 21). */
import { invariant, type Seat } from '@tessera/engine';
import { type Answer, answer, VERB } from './answer.ts';
import type { Play } from './change.ts';
import type { DecisionKind } from './decision.ts';
import type { Answers, Handler } from './handler.ts';
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
import { seatOf, topOf } from './state.ts';
import { type Agent, type Frame, type FrameOf, type FrameType, type LoopState, NONE } from './types.ts';

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

const handlerOf = (frame: Frame): Handler<Frame> => HANDLERS[frame.type] as unknown as Handler<Frame>;

/** What is asked of whose agent; undefined when the game is over. */
export function askedOf(
  state: LoopState,
): { readonly kind: DecisionKind; readonly agent: Agent } | undefined {
  if (state.outcome) return undefined;
  const frame = topOf(state);
  if (!frame) return { kind: phaseKind(state), agent: state.active };
  const handler = handlerOf(frame);
  const kind = handler.asks?.(state, frame);
  return kind && { kind, agent: handler.decider?.(state, frame) ?? state.active };
}

const phaseKind = ({ phase }: LoopState): DecisionKind =>
  phase === 'add' ? 'takeCard' : phase === 'archive' ? 'archive' : 'action';

export function decider(state: LoopState): Seat | undefined {
  const asked = askedOf(state);
  return asked && seatOf(state, asked.agent);
}

export function answersOf(state: LoopState, out: Answers): void {
  const frame = topOf(state);
  if (frame) handlerOf(frame).answers?.(state, frame, out);
  else if (state.phase === 'add') addAnswers(state, out);
  else if (state.phase === 'archive') archiveAnswers(out);
  else actionAnswers(state, out);
}

function take(play: Play, given: Answer): void {
  const { state } = play;
  const frame = topOf(state);
  if (frame) handlerOf(frame).take?.(play, frame, given);
  else if (state.phase === 'add') playAdd(play, given);
  else if (state.phase === 'archive') playArchive(play, given);
  else playAction(play, given);
}

/** Counted and forgotten. */
const listed: Answers = { items: [], count: 0 };

/** L-DEC-1: a decision with a single answer answers itself. */
function onlyAnswer(state: LoopState): Answer | undefined {
  listed.count = 0;
  answersOf(state, listed);
  invariant(listed.count > 0, `${topOf(state)?.type ?? state.phase} asks without an answer`); // L-INV-14
  return listed.count === 1 ? listed.items[0] : undefined;
}

/** What the phases do by themselves; true when somebody has to decide. */
function stepPhase(play: Play): boolean {
  const { state } = play;
  if (state.phase === 'add' && addable(state).length === 0) state.phase = 'archive';
  if (state.phase !== 'archive' || archivable(state) !== NONE) return true;
  playArchive(play, NO);
  return false;
}

/** Goes on until a decision or the end. */
export function run(play: Play): void {
  const { state } = play;
  while (!state.outcome) {
    const frame = topOf(state);
    if (frame ? !handlerOf(frame).step(play, frame) : !stepPhase(play)) continue;
    if (!frame && state.phase === 'actions') return; // always asked
    const only = onlyAnswer(state);
    if (only === undefined) return;
    take(play, only);
  }
}

export function answerWith(play: Play, given: Answer): void {
  take(play, given);
  run(play);
}
