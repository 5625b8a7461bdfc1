/** The frames of quantum and their handlers, and the two phases of a turn (section 15). */
import { frameLoop, type IdleHandler, type Seat, topOf } from '@tessera/engine';
import type { Answer } from './answer.ts';
import type { FrameOf, Handler } from './handler.ts';
import { advanceAnswers, discard, playAdvance } from './rules/advance.ts';
import { combat } from './rules/combat.ts';
import { infamy } from './rules/dominance.ts';
import { expansion, gambit, relocation, reorganization, sabotage } from './rules/gambits.ts';
import { fleet, placing, start } from './rules/opening.ts';
import { roll } from './rules/shipRoll.ts';
import { endTurn } from './rules/turn.ts';
import { turnAnswers } from './rules/turnAnswers.ts';
import { drop, playTurn } from './rules/turnPlay.ts';
import type { Frame, QuantumEvent, QuantumState } from './types.ts';

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

/** TURN until its player ends it (Q-TURN-3), then ADVANCE while draws are left. */
const phases: IdleHandler<QuantumState, Answer, QuantumEvent> = {
  step(play) {
    const { turn } = play.state;
    if (turn.phase === 'actions' || turn.draws > 0) return true;
    endTurn(play);
    return false;
  },
  isAlwaysAsked: ({ turn }) => turn.phase === 'actions',
  answers(state, out) {
    if (state.turn.phase === 'actions') turnAnswers(state, out);
    else if (state.turn.phase === 'advance') advanceAnswers(state, out);
  },
  take(play, given) {
    if (play.state.turn.phase === 'actions') playTurn(play, given);
    else playAdvance(play, given);
  },
};

const flow = frameLoop<Frame, QuantumState, Answer, QuantumEvent, Handler<Frame>>({
  handlers: HANDLERS,
  idle: phases,
});

export const { answers: answersOf, answer: answerWith, run } = flow;

/** The seat that decides; undefined when the game is over. */
export function decider(state: QuantumState): Seat | undefined {
  if (state.outcome) return undefined;
  const frame = topOf(state);
  return (frame && flow.handlerOf(frame).decider?.(state, frame)) ?? state.turn.active;
}
