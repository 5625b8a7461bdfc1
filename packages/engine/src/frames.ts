/**
 * For games that keep what is begun and not finished as a stack of frames: plain data, the last one on top. The
 * topmost frame asks for an answer or goes on by itself; what it does is a handler of the game.
 */
import type { Chance } from './chance.ts';
import type { MoveList, Seat } from './game.ts';

/** A state being played on, where its luck comes from, and who is told. */
export interface Playing<S, E> {
  readonly state: S;
  readonly chance: Chance;
  /** Told with `events?.push(…)`, so that a simulation does not even build what nobody hears. */
  readonly events: E[] | undefined;
}

/** What one kind of frame can do; `Who` is whatever decides in the game: a seat, or an agent that a seat plays. */
export interface FrameHandler<F, S, M, E, Who = Seat> {
  /** Goes on without anybody's help; true when a decision is needed first. */
  step(play: Playing<S, E>, frame: F): boolean;
  /** Whose decision it is; the active one's if absent. */
  decider?(state: S, frame: F): Who;
  answers?(state: S, frame: F, out: MoveList<M>): void;
  take?(play: Playing<S, E>, frame: F, given: M): void;
}

/** The frame of this type, of a union of frames. */
export type FrameIn<F extends { readonly type: string }, T extends F['type']> = Extract<
  F,
  { readonly type: T }
>;

/** Lists an answer. */
export function offer<M>(out: MoveList<M>, given: M): void {
  out.items[out.count++] = given;
}
