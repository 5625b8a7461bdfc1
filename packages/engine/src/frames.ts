// @chunk packs
/**
 * The frame loop, for games whose rules begin actions and finish them later. `state.pending` is a stack of
 * frames, plain data. The frame on top, or the game's idle handler when there is none, runs until a seat has
 * to decide.
 */
import type { Chance } from './chance.ts';
import type { MoveList, Seat } from './game.ts';
import { invariant } from './violation.ts';

/** The part of a state that the loop reads; `outcome` is null until the game is over. */
export interface Framed<F> {
  readonly pending: F[];
  readonly outcome: unknown;
}

/** A state being played on, with its source of chance and its list of events. */
export interface Playing<S, E> {
  readonly state: S;
  readonly chance: Chance;
  /** Filled with `events?.push(…)`, so that a simulation does not even build events. */
  readonly events: E[] | undefined;
}

/** Rules of one kind of frame; `Who` is the type of the decider: a seat, or an agent that a seat plays. */
export interface FrameHandler<F, S, M, E, Who = Seat> {
  /** Runs as far as it can; returns true when a decision is needed first. */
  step(play: Playing<S, E>, frame: F): boolean;
  /** The decider; by default the active seat or agent. */
  decider?(state: S, frame: F): Who;
  answers?(state: S, frame: F, out: MoveList<M>): void;
  take?(play: Playing<S, E>, frame: F, given: M): void;
  /** Asks even if there is only one answer: a turn ends only when its player says so. */
  readonly isAlwaysAsked?: true;
}

/** Rules of the time between frames: the phases of a turn. */
export interface IdleHandler<S, M, E> {
  step(play: Playing<S, E>): boolean;
  isAlwaysAsked(state: S): boolean;
  answers(state: S, out: MoveList<M>): void;
  take(play: Playing<S, E>, given: M): void;
}

/** The member of a union of frames with this type. */
export type FrameIn<F extends { readonly type: string }, T extends F['type']> = Extract<
  F,
  { readonly type: T }
>;

/** Appends an answer to the list. */
export function offer<M>(out: MoveList<M>, given: M): void {
  out.items[out.count++] = given;
}

/** The length is compared first: index -1 of an empty array is a slow dictionary lookup. */
export const topOf = <F>({ pending }: { readonly pending: readonly F[] }): F | undefined =>
  pending.length === 0 ? undefined : pending[pending.length - 1];

/** Pushes a frame; the last one pushed is finished first. Does nothing after the end of the game. */
export function push<F>({ state }: { readonly state: Framed<F> }, frame: NoInfer<F>): void {
  if (state.outcome === null) state.pending.push(frame);
}

/** Pops the frame on top; does nothing after the end of the game. */
export function pop({ state }: { readonly state: Framed<unknown> }): void {
  state.pending.pop();
}

/** The rules of a game, as input of the frame loop. */
export interface FrameRules<F extends { readonly type: string }, S, M, E, H> {
  readonly handlers: { readonly [T in F['type']]: H };
  /** Absent if there is always a frame. */
  readonly idle?: IdleHandler<S, M, E>;
  /** Pushes a question before an answer; returns true if the answer has to wait for it. */
  isDeferred?(play: Playing<S, E>, frame: F, given: M): boolean;
}

export interface FrameLoop<F, S, M, E, H> {
  handlerOf(frame: F): H;
  /** Appends the answers to the frame on top. */
  answers(state: S, out: MoveList<M>): void;
  /** Carries out an answer to the frame on top, without a deferred question and without running on. */
  take(play: Playing<S, E>, given: M): void;
  /** Runs until a decision or the end. */
  run(play: Playing<S, E>): void;
  /** Carries out an answer, then runs on. */
  answer(play: Playing<S, E>, given: M): void;
}

export function frameLoop<
  F extends { readonly type: string },
  S extends Framed<F>,
  M,
  E,
  H extends FrameHandler<F, S, M, E, unknown>,
>(rules: FrameRules<F, S, M, E, H>): FrameLoop<F, S, M, E, H> {
  const { idle } = rules;
  const handlers = rules.handlers as Readonly<Record<string, H>>;
  /** Scratch list, refilled by every call. */
  const listed: MoveList<M> = { items: [], count: 0 };

  // The idle handler has call sites of its own: they stay monomorphic where those of frames cannot.
  const handlerOf = (frame: F): H => handlers[frame.type] as H;

  function answers(state: S, out: MoveList<M>): void {
    const frame = topOf<F>(state);
    if (frame) handlerOf(frame).answers?.(state, frame, out);
    else idle?.answers(state, out);
  }

  function take(play: Playing<S, E>, given: M): void {
    const frame = topOf<F>(play.state);
    if (frame) handlerOf(frame).take?.(play, frame, given);
    else idle?.take(play, given);
  }

  function submit(play: Playing<S, E>, given: M): void {
    const frame = rules.isDeferred && topOf<F>(play.state);
    if (!frame || !rules.isDeferred?.(play, frame, given)) take(play, given);
  }

  /** True when a seat has to decide: a decision with a single answer is answered at once. */
  function isAsked(play: Playing<S, E>, frame: F | undefined): boolean {
    listed.count = 0;
    answers(play.state, listed);
    if (listed.count === 0) invariant(false, `${frame?.type ?? 'the turn'} asks without an answer`);
    if (listed.count > 1) return true;
    submit(play, listed.items[0] as M);
    return false;
  }

  function run(play: Playing<S, E>): void {
    const { state } = play;
    while (state.outcome === null) {
      const frame = topOf<F>(state);
      if (frame) {
        const handler = handlerOf(frame);
        if (!handler.step(play, frame)) continue;
        if (handler.isAlwaysAsked) return;
      } else {
        invariant(idle !== undefined, 'the game goes on with nothing to do');
        if (!idle.step(play)) continue;
        if (idle.isAlwaysAsked(state)) return;
      }
      if (isAsked(play, frame)) return;
    }
  }

  return {
    handlerOf,
    answers,
    take,
    run,
    answer(play, given) {
      submit(play, given);
      run(play);
    },
  };
}
