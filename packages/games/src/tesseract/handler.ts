/** Types of frame handlers; `flow.ts` lists the handlers. */
import type { FrameHandler, FrameIn, MoveList } from '@tessera/engine';
import type { Answer, Frame, Lab, TesseractEvent, TesseractState } from './types.ts';

export type Answers = MoveList<Answer>;

export type FrameOf<T extends Frame['type']> = FrameIn<Frame, T>;

export interface Handler<F extends Frame>
  extends FrameHandler<F, TesseractState, Answer, TesseractEvent, Lab> {
  /** T-TRANSFER-3, T-CARD-6: other researchers who must agree before an answer is carried out. */
  consent?(state: TesseractState, frame: F, answer: Answer): readonly Lab[];
}

/** Appends an answer; returns false, since there may be more. */
export function offer(out: Answers, answer: Answer): false {
  out.items[out.count++] = answer;
  return false;
}
