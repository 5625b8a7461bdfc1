/** How a match goes from one state to the next: set-up, an answer, somebody who leaves. */
import type { Chance } from './chance.ts';
import type { Game, GameEvent, Seat, Step } from './game.ts';
import { LEAVE, type LogEntry } from './log.ts';
import { FormatError } from './violation.ts';

/** What a match begins with. */
export interface Start<O> {
  readonly options: O;
  readonly seats: number;
  readonly position?: string;
}

/** Stands for the answer of somebody who leaves; no game's answer is a symbol. */
export const LEFT: unique symbol = Symbol('left');

/** The answer of an entry, read where it was given. */
export function moveOf<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
  { move }: LogEntry,
): M | typeof LEFT {
  return move === LEAVE ? LEFT : game.notation.parseMove(state, move);
}

/** One answer, or one seat that leaves. */
export function stepOf<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
  seat: Seat,
  move: M | typeof LEFT,
  chance: Chance,
  events: E[] = [],
): Step<S, E> {
  if (move !== LEFT) return game.apply(state, seat, move as M, chance, events);
  const next = game.copy(state);
  game.leave(next, seat, chance, events);
  return { state: next, events };
}

/** Where a match begins: what set-up deals, or a position. */
export function firstState<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  { options, seats, position }: Start<O>,
  chance: Chance,
): S {
  if (position === undefined) return game.setup(options, seats, chance);
  const state = game.notation.parsePosition(position, options, 'lenient');
  const found = game.seatsIn(state);
  if (found !== seats)
    throw new FormatError('position', `is one for ${found} seats, but the match has ${seats}`);
  return state;
}
