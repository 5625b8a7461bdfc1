/** Playing answers given as text, all or none. */
import { type AnyGame, type AnyMatch, FormatError, type GameEvent, type Seat } from '@tessera/engine';
import { seatToAct } from './start.ts';
import { refusedMove, type Words } from './words/index.ts';

/** A played answer with what it did, as commands show it. */
export interface Ply {
  readonly seat: Seat;
  readonly move: string;
  /** Numbers drawn. */
  readonly chance: readonly number[];
  readonly events: readonly GameEvent[];
  /** The state the answer was given in. */
  readonly before: unknown;
}

/** What programs are told of it. */
export const plyData = ({ seat, move, chance, events }: Ply): object => ({ seat, move, chance, events });

/** `3. Te5-e9  White: Tesseract e5 to e9.` */
export const plyLine = (number: number, ply: Ply, words: Words): string =>
  `${number}. ${ply.move}  ${plyText(ply, words)}`.trimEnd();

/** What an answer did, in sentences. */
export const plyText = ({ events, before }: Ply, words: Words): string =>
  words.story(events, before).join(' ');

/** Plays answers for whoever is to act; throws for the first that is not notation or not legal. */
export const playAll = (game: AnyGame, match: AnyMatch, moves: readonly string[]): Ply[] =>
  moves.map((text, index) => playOne(game, match, text, { index }));

export interface Whereabouts {
  /** Place in a list of answers. */
  readonly index?: number;
  /** Who answers; whoever is to act when absent. */
  readonly seat?: Seat;
}

/** Plays one answer; throws FormatError for what is not notation, Failure for what is not legal. */
export function playOne(game: AnyGame, match: AnyMatch, text: string, where: Whereabouts = {}): Ply {
  const seat = where.seat ?? seatToAct(game, match.state) ?? 0;
  const move = parseMove(
    game,
    match.state,
    text,
    where.index === undefined ? 'move' : `move ${where.index + 1}`,
  );
  const refused = match.check(seat, move);
  if (refused) throw refusedMove(game.id, text, refused, { ...where, seat });
  const before = match.state;
  const { events } = match.submit(seat, move);
  return { seat, move: match.lastEntry?.move ?? text, chance: match.lastEntry?.chance ?? [], events, before };
}

/** An answer in notation; a FormatError says in the given words which one it was. */
export function parseMove(game: AnyGame, state: unknown, text: string, field: string): unknown {
  try {
    return game.notation.parseMove(state, text);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const complaint = error.message.slice(error.message.indexOf(': ') + 2);
    throw new FormatError(field, complaint, error.column);
  }
}
