/** Starts a match from the options of a command: a position, or the game's own set-up. */
import { randomBytes } from 'node:crypto';
import {
  type AnyGame,
  type AnyMatch,
  FormatError,
  Match,
  type ScriptedChance,
  scriptedChance,
} from '@tessera/engine';
import type { Args } from './command.ts';
import type { Games, Manifest } from './games/manifest.ts';
import { readGame, readOptions, readPosition, readSeats } from './input.ts';
import type { Io } from './io.ts';

/** Default seed, constant, so that examples can be repeated. */
export const DEFAULT_SEED = 'tessera';

/** An unpredictable seed. */
export const freshSeed = (): string => randomBytes(8).toString('hex');

export interface Start extends Manifest {
  readonly match: AnyMatch;
  /** Scripted numbers of `--rolls`, if any. */
  readonly rolls: ScriptedChance | undefined;
}

export async function startMatch(args: Args, io: Io, games: Games): Promise<Start> {
  const manifest = readGame(args, games);
  const { game } = manifest;
  const options = await readOptions(game, args, io);
  const position = await readPosition(game, options, args, io);
  const rolls = readRolls(args);
  const seed = args.text('seed') ?? DEFAULT_SEED;
  const seats = readSeats(game, args, position, options);
  const start = { options, seats, seed, ...(position === undefined ? {} : { position }) };
  return { ...manifest, match: new Match(game, start, rolls), rolls };
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

/** Every legal answer of a seat, in notation; by default of the seat that decides. */
export function legalAnswers(game: AnyGame, state: unknown, seat = game.decider(state)): string[] {
  if (seat === undefined) return [];
  return game.legalMoves(state, seat).map(move => game.notation.formatMove(state, move));
}
