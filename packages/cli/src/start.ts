/** A match from the options of a command: a position, or the game's own set-up. */
import {
  type AnyGame,
  type AnyMatch,
  FormatError,
  Match,
  type ScriptedChance,
  type Seat,
  scriptedChance,
} from '@tessera/engine';
import type { Args } from './command.ts';
import { readGame, readOptions, readPosition, readSeats } from './input.ts';
import type { Io } from './io.ts';

/** What is drawn from when nobody names a seed: the same every time, so that examples can be repeated. */
export const DEFAULT_SEED = 'tessera';

export interface Start {
  readonly game: AnyGame;
  readonly match: AnyMatch;
  /** The numbers given by hand, if any. */
  readonly rolls: ScriptedChance | undefined;
}

export async function startMatch(args: Args, io: Io): Promise<Start> {
  const game = readGame(args);
  const options = await readOptions(game, args, io);
  const position = await readPosition(game, options, args, io);
  const rolls = readRolls(args);
  const seed = args.text('seed') ?? DEFAULT_SEED;
  const seats = readSeats(game, args, position, options);
  const start = { options, seats, seed, ...(position === undefined ? {} : { position }) };
  return { game, match: new Match(game, start, rolls), rolls };
}

function readRolls(args: Args): ScriptedChance | undefined {
  const given = args.text('rolls');
  if (given === undefined) return undefined;
  const numbers = given.split(',').map((part, i) => {
    if (!/^\s*\d{1,9}\s*$/.test(part))
      throw new FormatError('--rolls', `number ${i + 1} is "${part.trim()}", but must be a whole number`);
    return Number(part);
  });
  return scriptedChance(numbers, '--rolls');
}

/** Whose decision it is; undefined when the game is over. */
export const seatToAct = (game: AnyGame, state: unknown): Seat | undefined => game.decider(state);

/** The same as outside programs read it: a list of one or none. */
export function seatsToAct(game: AnyGame, state: unknown): readonly Seat[] {
  const seat = game.decider(state);
  return seat === undefined ? [] : [seat];
}

/** Every legal answer of the seat to act, in notation. */
export const legalAnswers = (game: AnyGame, state: unknown): string[] =>
  seatsToAct(game, state).flatMap(seat =>
    game.legalMoves(state, seat).map(move => game.notation.formatMove(state, move)),
  );
