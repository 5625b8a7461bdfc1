/** Plays answers given as text, all or none. */
import {
  type AnyMatch,
  FormatError,
  type GameEvent,
  isMatchWord,
  type RuleViolation,
  type Seat,
  type Step,
} from '@tessera/engine';
import { refusedMove, type Words } from './words.ts';

/** A played answer with its events, as commands show it. */
export interface Ply {
  readonly seat: Seat;
  readonly move: string;
  /** Numbers drawn. */
  readonly chance: readonly number[];
  readonly events: readonly GameEvent[];
  /** The view in which the answer was given. */
  before(): unknown;
}

/** A ply as JSON fields. */
export const plyData = ({ seat, move, chance, events }: Ply): object => ({ seat, move, chance, events });

/** `3. Te5-e9  White: Tesseract e5 to e9.` */
export const plyLine = (number: number, ply: Ply, words: Words): string =>
  `${number}. ${ply.move}  ${plyText(ply, words)}`.trimEnd();

/** Effects of an answer, in sentences. */
export const plyText = ({ events, before }: Ply, words: Words): string =>
  words.story(events, before()).join(' ');

/** Plays answers for the seat that decides; throws at the first that is malformed or illegal. */
export const playAll = (match: AnyMatch, moves: readonly string[], words: Words, seat?: Seat): Ply[] =>
  moves.map((text, index) => playOne(match, text, words, { index, ...(seat === undefined ? {} : { seat }) }));

export interface Whereabouts {
  /** Index in a list of answers. */
  readonly index?: number;
  /** Seat that answers; by default the one that decides. */
  readonly seat?: Seat;
  /** Name of the answer in error messages. */
  readonly field?: string;
}

/** Plays one answer; throws FormatError if it is malformed, Failure if it is illegal. */
export function playOne(
  match: AnyMatch,
  text: string,
  words: Words,
  { field, ...where }: Whereabouts = {},
): Ply {
  const seat = where.seat ?? match.decider ?? 0;
  const { game, state } = match;
  const step = answer(
    match,
    seat,
    text,
    field ?? (where.index === undefined ? 'move' : `move ${where.index + 1}`),
  );
  if ('refused' in step) throw refusedMove(words, text, step.refused, { ...where, seat });
  const { move = text, chance = [] } = match.lastEntry ?? {};
  return { seat, move, chance, events: step.events, before: () => game.view(state, 'watcher') };
}

/** The refusal of an answer, or undefined if it is legal. Throws FormatError if it is malformed. */
export function whyNot(match: AnyMatch, seat: Seat, text: string, field: string): RuleViolation | undefined {
  return isMatchWord(text) ? match.sayRefusal(seat, text) : match.check(seat, parseMove(match, text, field));
}

type Answered = Step<unknown, GameEvent> | { readonly refused: RuleViolation };

/** Plays an answer in notation; `leave` and `agree` are written as in a log. */
function answer(match: AnyMatch, seat: Seat, text: string, field: string): Answered {
  if (!isMatchWord(text)) {
    parseMove(match, text, field); // for the field name in the error message
    return match.answer(seat, text);
  }
  const refused = match.sayRefusal(seat, text);
  return refused ? { refused } : match.say(seat, text);
}

/** Parses an answer; a FormatError names it as `field`. */
function parseMove({ game, state }: AnyMatch, text: string, field: string): unknown {
  try {
    return game.notation.parseMove(state, text);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const complaint = error.message.slice(error.message.indexOf(': ') + 2);
    throw new FormatError(field, complaint, error.column);
  }
}
