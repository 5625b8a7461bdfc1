/** The stack of frames: everything goes on by itself until somebody has to decide (section 15). */
import { invariant, type Seat } from '@tessera/engine';
import type { Answer } from './answer.ts';
import type { Play } from './change.ts';
import type { Answers, FrameOf, Handler } from './handler.ts';
import { advanceAnswers, discard, playAdvance } from './rules/advance.ts';
import { combat } from './rules/combat.ts';
import { infamy } from './rules/dominance.ts';
import { expansion, gambit, relocation, reorganization, sabotage } from './rules/gambits.ts';
import { fleet, placing, start } from './rules/opening.ts';
import { roll } from './rules/shipRoll.ts';
import { endTurn } from './rules/turn.ts';
import { turnAnswers } from './rules/turnAnswers.ts';
import { drop, playTurn } from './rules/turnPlay.ts';
import type { Frame, QuantumState } from './types.ts';

type Handlers = { readonly [T in Frame['type']]: Handler<FrameOf<T>> };

const HANDLERS: Handlers = {
  fleet,
  start,
  placing,
  combat,
  roll,
  drop,
  infamy,
  discard,
  gambit,
  expansion,
  reorganization,
  relocation,
  sabotage,
};

const handlerOf = (frame: Frame): Handler<Frame> => HANDLERS[frame.type] as unknown as Handler<Frame>;

/** Asking an empty list for its last would be slow. */
const topOf = ({ pending }: QuantumState): Frame | undefined =>
  pending.length === 0 ? undefined : pending[pending.length - 1];

/** Whose decision it is; nobody's when the game is over. */
export function decider(state: QuantumState): Seat | undefined {
  if (state.outcome) return undefined;
  const frame = topOf(state);
  return frame ? (handlerOf(frame).decider?.(state, frame) ?? state.turn.active) : state.turn.active;
}

/** TURN while nothing is begun in Phase 1, ADVANCE while draws are left in Phase 2. */
export function answersOf(state: QuantumState, out: Answers): void {
  const frame = topOf(state);
  if (frame) handlerOf(frame).answers?.(state, frame, out);
  else if (state.turn.phase === 'actions') turnAnswers(state, out);
  else if (state.turn.phase === 'advance') advanceAnswers(state, out);
}

function take(play: Play, given: Answer): void {
  const { state } = play;
  const frame = topOf(state);
  if (frame) handlerOf(frame).take?.(play, frame, given);
  else if (state.turn.phase === 'actions') playTurn(play, given);
  else playAdvance(play, given);
}

/** Counted and forgotten. */
const listed: Answers = { items: [], count: 0 };

/** A decision with a single answer answers itself; a turn ends only when somebody says so (Q-TURN-3). */
function onlyAnswer(state: QuantumState): Answer | undefined {
  listed.count = 0;
  answersOf(state, listed);
  invariant(listed.count > 0, `${topOf(state)?.type ?? state.turn.phase} asks without an answer`); // Q-INV-12
  return listed.count === 1 ? listed.items[0] : undefined;
}

/** Goes on until a decision or the end. */
export function run(play: Play): void {
  const { state } = play;
  while (!state.outcome) {
    const frame = topOf(state);
    if (frame) {
      if (!handlerOf(frame).step(play, frame)) continue;
    } else if (state.turn.phase === 'actions') return;
    else if (state.turn.draws === 0) {
      endTurn(play);
      continue;
    }
    const only = onlyAnswer(state);
    if (only === undefined) return;
    take(play, only);
  }
}

export function answerWith(play: Play, given: Answer): void {
  take(play, given);
  run(play);
}
