/** What every kind of frame can do; `flow.ts` ties them together. */
import type { FrameHandler, MoveList } from '@tessera/engine';
import type { Answer } from './answer.ts';
import type { DecisionKind } from './decision.ts';
import type { Agent, Frame, LoopEvent, LoopState } from './types.ts';

export type Answers = MoveList<Answer>;

export interface Handler<F extends Frame> extends FrameHandler<F, LoopState, Answer, LoopEvent, Agent> {
  /** What is asked when `step` says so. */
  asks?(state: LoopState, frame: F): DecisionKind;
}
