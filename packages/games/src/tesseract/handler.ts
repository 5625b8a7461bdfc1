/** What every kind of frame can do; `flow.ts` ties them together. */
import type { MoveList } from '@tessera/engine';
import type { Play } from './change.ts';
import type { Answer, Frame, Lab, TesseractState } from './types.ts';

export type Answers = MoveList<Answer>;

export type FrameOf<T extends Frame['type']> = Extract<Frame, { readonly type: T }>;

export interface Handler<F extends Frame> {
  /** Goes on without anybody's help; true when a decision is needed first. */
  step(play: Play, frame: F): boolean;
  /** Whose decision it is; the active researcher's if absent (T-TURN-5). */
  decider?(state: TesseractState, frame: F): Lab;
  answers?(state: TesseractState, frame: F, out: Answers): void;
  take?(play: Play, frame: F, answer: Answer): void;
  /** T-TRANSFER-3, T-CARD-6: other researchers who must agree before an answer is carried out. */
  consent?(state: TesseractState, frame: F, answer: Answer): readonly Lab[];
}

/** Lists an answer; false, for there may be more. */
export function offer(out: Answers, answer: Answer): false {
  out.items[out.count++] = answer;
  return false;
}
