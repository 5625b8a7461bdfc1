/** Input of commands: files, standard input, games, options, positions. */
import { createReadStream, existsSync } from 'node:fs';
import { type AnyGame, decode, FormatError, type OptionSpec, parseOptions } from '@tessera/engine';
import type { Args, OptionHelp } from './command.ts';
import { type Games, gameNamed, idsOf, type Manifest } from './games/manifest.ts';
import type { Io } from './io.ts';
import { boundedText, TOO_LONG } from './lines.ts';
import { seatsFor } from './seating.ts';

/** Input limit, far more than any log, pack or position needs. */
const LONGEST_MIB = 64;

/** A file's text, or standard input for `-`. */
export async function readText(path: string, field: string, io: Io): Promise<string> {
  const stream = path === '-' ? io.stdin : createReadStream(path);
  const text = await boundedText(stream, LONGEST_MIB * 2 ** 20).catch(error => {
    throw new FormatError(field, fileComplaint(path, error));
  });
  if (text === TOO_LONG)
    throw new FormatError(field, `${calledIn(path)} has more than ${LONGEST_MIB} MiB, and was not read on`);
  return text;
}

/** Name of an input in error messages. */
export const calledIn = (path: string): string => (path === '-' ? 'standard input' : path);

/** The JSON of a file, or of standard input. */
export const readJson = async (path: string, field: string, io: Io): Promise<unknown> =>
  decode(await readText(path, field, io), calledIn(path));

const COMPLAINTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no file',
  ENOTDIR: 'there is no file',
  EISDIR: 'is a directory, not a file:',
  EACCES: 'may not be read:',
  EPERM: 'may not be read:',
};

function fileComplaint(path: string, error: unknown): string {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return `${COMPLAINTS[code] ?? `cannot be read (${code}):`} "${calledIn(path)}"`;
}

/** The game of `--game`. */
export const readGame = (args: Args, games: Games): Manifest =>
  gameNamed(games, args.required('game', `known are ${idsOf(games)}`), '--game');

/** Options of a match; `--pack` puts the content of a file among them. */
export async function readOptions(game: AnyGame, args: Args, io: Io): Promise<object> {
  const given = decode(args.text('options') ?? '{}', '--options');
  return parseOptions<object>(game.options, await withPack(game, given, args, io), '--options');
}

/** The option of a game that takes a pack. */
const contentOption = (game: AnyGame): string | undefined =>
  Object.entries(game.options as Readonly<Record<string, OptionSpec>>).find(
    ([, { kind }]) => kind === 'content',
  )?.[0];

/** Options with the pack of `--pack` added, if there is one. */
export async function withPack(game: AnyGame, given: unknown, args: Args, io: Io): Promise<unknown> {
  const path = args.text('pack');
  if (path === undefined || given === null || typeof given !== 'object') return given;
  const name = contentOption(game);
  if (name === undefined) throw new FormatError('--pack', `${game.id} has no packs`);
  if (Object.hasOwn(given, name)) throw new FormatError('--pack', `is given beside the option ${name}`);
  const spec = (game.options as Readonly<Record<string, OptionSpec>>)[name];
  const pack = await readJson(path, '--pack', io);
  return { ...given, [name]: spec?.kind === 'content' ? spec.parse(pack, 'pack') : pack };
}

/** Number of seats: `--seats`, else as in the position, else the default. */
export function readSeats(game: AnyGame, args: Args, position: string | undefined, options: object): number {
  const asked = args.has('seats') ? args.whole('seats', game.seats.min, game.seats.max) : undefined;
  const start =
    position === undefined ? undefined : game.notation.parsePosition(position, options, 'lenient');
  return seatsFor(game, asked, start, '--seats');
}

/** The text of a position: from a file, from standard input, or the argument itself. */
export async function readPosition(
  game: AnyGame,
  options: object,
  args: Args,
  io: Io,
): Promise<string | undefined> {
  const given = args.text('position');
  if (given === undefined) return undefined;
  const isFile = given === '-' || existsSync(given) || !isPositionText(given);
  const text = isFile ? await readText(given, '--position', io) : given;
  const position = /^\s*\{/.test(text) ? text : text.trim(); // JSON keeps its line numbers for error messages
  const mode = args.has('strict') ? 'strict' : 'lenient';
  if (mode === 'strict' && args.has('lenient'))
    throw new FormatError('--lenient', 'cannot be given together with --strict');
  game.notation.parsePosition(position, options, mode);
  return position;
}

/** True for a value that must be a position itself and not a file name: parts, ranks or JSON. */
const isPositionText = (given: string): boolean =>
  /\s/.test(given.trim()) || /^[\da-z]+(\/[\da-z]+){14}$/i.test(given) || given.startsWith('{');

/** Options of every command that starts from a game and a position. */
export const START_OPTIONS = {
  game: { value: 'G', help: 'which game; tessera help lists them' },
  options: { value: 'JSON', help: 'options of the game that differ from the defaults' },
  pack: { value: 'FILE', help: 'content of your own, such as cards (tessera pack check FILE)' },
  seats: { value: 'N', help: 'how many play; as in the position, else as usual in the game' },
  position: { value: 'P', help: 'a file, - for standard input, or the position itself' },
  lenient: { help: 'accept positions with partial material too: the default' },
  strict: { help: 'accept only positions that a whole game can reach' },
  seed: { value: 'S', help: 'what set-up draws its numbers from, if there is no position' },
} as const satisfies Readonly<Record<string, OptionHelp>>;
