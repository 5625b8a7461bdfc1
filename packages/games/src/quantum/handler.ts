/** Types of frame handlers; `flow.ts` lists the handlers. */
import { type FrameHandler, type FrameIn, type MoveList, offer } from '@tessera/engine';
import { type Answer, towards } from './answer.ts';
import { firstIn, type Squares } from './squares.ts';
import type { Frame, QuantumEvent, QuantumState } from './types.ts';

export type Answers = MoveList<Answer>;

export type FrameOf<T extends Frame['type']> = FrameIn<Frame, T>;

export type Handler<F extends Frame> = FrameHandler<F, QuantumState, Answer, QuantumEvent>;

/** Offers the same answer for every square of a set, in (y, x) order. */
export function offerEach(out: Answers, given: Answer, set: Squares): void {
  for (let word = 0; word < set.length; word++)
    for (let bits = set[word] as number; bits !== 0; bits &= bits - 1)
      offer(out, towards(given, firstIn(word, bits)));
}
