/** Types of frame handlers; `flow.ts` lists the handlers. */
import type { FrameHandler, MoveList } from '@tessera/engine';
import type { Answer } from './answer.ts';
import type { DecisionKind } from './decision.ts';
import type { Agent, Frame, LoopEvent, LoopState } from './types.ts';

export type Answers = MoveList<Answer>;

export interface Handler<F extends Frame> extends FrameHandler<F, LoopState, Answer, LoopEvent, Agent> {
  /** Kind of the decision, when `step` needs one. */
  asks?(state: LoopState, frame: F): DecisionKind;
}
