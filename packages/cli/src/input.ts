/** Reading what commands are given: files, standard input, games, options, positions. */
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { type AnyGame, decode, FormatError, parseOptions } from '@tessera/engine';
import { GAME_IDS, gameById } from '@tessera/games';
import type { Args, OptionHelp } from './command.ts';
import type { Io } from './io.ts';

/** A file's text, or standard input for `-`. */
export async function readText(path: string, field: string, io: Io): Promise<string> {
  if (path === '-') return text(io.stdin);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new FormatError(field, fileComplaint(path, error));
  }
}

const COMPLAINTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no file',
  ENOTDIR: 'there is no file',
  EISDIR: 'is a directory, not a file:',
  EACCES: 'may not be read:',
  EPERM: 'may not be read:',
};

function fileComplaint(path: string, error: unknown): string {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return `${COMPLAINTS[code] ?? `cannot be read (${code}):`} "${path}"`;
}

/** The game with this id. */
export function knownGame(id: string, field = '--game'): AnyGame {
  const game = gameById(id);
  if (!game)
    throw new FormatError(field, `"${id.slice(0, 40)}" is unknown; known are ${GAME_IDS.join(', ')}`);
  return game;
}

export const readGame = (args: Args): AnyGame =>
  knownGame(args.required('game', `known are ${GAME_IDS.join(', ')}`));

export const readOptions = (game: AnyGame, args: Args): object =>
  parseOptions<object>(game.options, decode(args.text('options') ?? '{}', '--options'), '--options');

/** A position's text: from a file, from standard input, or as it stands. */
export async function readPosition(game: AnyGame, args: Args, io: Io): Promise<string | undefined> {
  const given = args.text('position');
  if (given === undefined) return undefined;
  const isFile = given === '-' || existsSync(given) || !isPositionText(given);
  const position = isFile ? (await readText(given, '--position', io)).trim() : given.trim();
  const mode = args.has('strict') ? 'strict' : 'lenient';
  if (mode === 'strict' && args.has('lenient'))
    throw new FormatError('--lenient', 'cannot be given together with --strict');
  game.notation.parsePosition(position, readOptions(game, args), mode);
  return position;
}

/** Whether a value that names no file can be meant as a position itself: parts, ranks or JSON. */
const isPositionText = (given: string): boolean =>
  /\s/.test(given.trim()) || /^[\da-z]+(\/[\da-z]+){14}$/i.test(given) || given.startsWith('{');

/** Options of every command that starts from a game and a position. */
export const START_OPTIONS = {
  game: { value: 'G', help: `which game: ${GAME_IDS.join(', ')}` },
  options: { value: 'JSON', help: 'options of the game that differ from the defaults' },
  position: { value: 'P', help: 'a file, - for standard input, or the position itself' },
  lenient: { help: 'accept positions with partial material too: the default' },
  strict: { help: 'accept only positions that a whole game can reach' },
  seed: { value: 'S', help: 'what set-up draws its numbers from, if there is no position' },
} as const satisfies Readonly<Record<string, OptionHelp>>;
