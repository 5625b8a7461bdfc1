/** What every kind of frame can do; `flow.ts` ties them together. */
import type { MoveList, Seat } from '@tessera/engine';
import { type Answer, towards } from './answer.ts';
import type { Play } from './change.ts';
import { firstIn, type Squares } from './squares.ts';
import type { Frame, QuantumState } from './types.ts';

export type Answers = MoveList<Answer>;

export type FrameOf<T extends Frame['type']> = Extract<Frame, { readonly type: T }>;

export interface Handler<F extends Frame> {
  /** Goes on without anybody's help; true when a decision is needed first. */
  step(play: Play, frame: F): boolean;
  /** Whose decision it is; the active player's if absent. */
  decider?(state: QuantumState, frame: F): Seat;
  answers?(state: QuantumState, frame: F, out: Answers): void;
  take?(play: Play, frame: F, given: Answer): void;
}

export function offer(out: Answers, given: Answer): void {
  out.items[out.count++] = given;
}

/** The same answer for every square of a set, in (y, x) order. */
export function offerEach(out: Answers, given: Answer, set: Squares): void {
  for (let word = 0; word < set.length; word++)
    for (let bits = set[word] as number; bits !== 0; bits &= bits - 1)
      offer(out, towards(given, firstIn(word, bits)));
}
