// @chunk engine
/** Transitions of a match from one state to the next: set-up, an answer, a seat that leaves, an agreed end. */
import type { Chance } from './chance.ts';
import type { Game, GameEvent, Seat, Step } from './game.ts';
import { AGREE, isMatchWord, LEAVE_ON_TIME, type LogEntry, type MatchWord } from './log.ts';
import { FormatError } from './violation.ts';

export interface Start<O> {
  readonly options: O;
  readonly seats: number;
  readonly position?: string;
}

/** A word of the match in place of an answer; no game's answer is a symbol. */
export const said = (word: MatchWord): symbol => Symbol.for(word);

/** The text of an answer, or of a word of the match, in the log. */
export const textOf = <S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
  move: M | symbol,
): string =>
  typeof move === 'symbol' ? (move.description as MatchWord) : game.notation.formatMove(state, move);

/** The answer of an entry, parsed in the state before it. */
export function moveOf<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
  { move }: LogEntry,
): M | symbol {
  return isMatchWord(move) ? said(move) : game.notation.parseMove(state, move);
}

/** Plays one answer, a seat that leaves, or an agreed end. */
export function stepOf<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
  seat: Seat,
  move: M | symbol,
  chance: Chance,
  events: E[] = [],
): Step<S, E> {
  if (typeof move !== 'symbol') return game.apply(state, seat, move, chance, events);
  const next = game.copy(state);
  if (move === said(AGREE)) game.agree?.(next, chance, events);
  else game.leave(next, seat, chance, events, move === said(LEAVE_ON_TIME) ? 'time' : 'resign');
  return { state: next, events };
}

/** The first state of a match: from the set-up, or from a position. */
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
