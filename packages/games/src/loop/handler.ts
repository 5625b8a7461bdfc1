/** What every kind of frame can do; `flow.ts` ties them together. */
import type { MoveList } from '@tessera/engine';
import type { Answer } from './answer.ts';
import type { Play } from './change.ts';
import type { DecisionKind } from './decision.ts';
import type { Agent, Frame, LoopState } from './types.ts';

export type Answers = MoveList<Answer>;

export interface Handler<F extends Frame> {
  /** Goes on without anybody's help; true when a decision is needed first. */
  step(play: Play, frame: F): boolean;
  /** What is asked when `step` says so. */
  asks?(state: LoopState, frame: F): DecisionKind;
  /** Whose player decides; the active one's if absent. */
  decider?(state: LoopState, frame: F): Agent;
  answers?(state: LoopState, frame: F, out: Answers): void;
  take?(play: Play, frame: F, given: Answer): void;
}

export function offer(out: Answers, given: Answer): void {
  out.items[out.count++] = given;
}
