import { FormatError } from '@tessera/engine';
import { type Args, type Command, EXIT, type Options } from '../command.ts';
import { type Games, gameNamed, type Manifest } from '../games/manifest.ts';
import { readOptions, readPosition, START_OPTIONS } from '../input.ts';
import type { Io } from '../io.ts';
import { readLogFile, resumed } from '../logs.ts';
import { jsonScreen, textScreen } from '../play/screen.ts';
import { playSession } from '../play/session.ts';
import { type Player, Sitting, type SittingStart } from '../play/sitting.ts';
import { seatsFor } from '../seating.ts';
import { freshSeed } from '../start.ts';
import { LANGUAGE_OPTION, LANGUAGE_USAGE, languageOf } from '../words.ts';

const HUMAN = 'human';

/** Plays a game at the keyboard: against a bot, with friends, or between bots. */
export const play: Command = {
  name: 'play',
  summary: 'play in the terminal',
  usage: `GAME [--players a,b] [--seats N] [--options JSON] [--pack FILE] [--position P | --log FILE] [--seed S] ${LANGUAGE_USAGE}`,
  options: {
    players: { value: 'a,b', help: 'who sits where, from the first seat on: human or a bot' },
    seats: {
      value: 'N',
      help: 'how many play if no players are named; alone when absent, if the game allows',
    },
    options: START_OPTIONS.options,
    pack: START_OPTIONS.pack,
    position: START_OPTIONS.position,
    strict: START_OPTIONS.strict,
    log: { value: 'FILE', help: 'go on with a saved game' },
    seed: { value: 'S', help: 'what every number is drawn from; a new one when absent' },
    language: LANGUAGE_OPTION,
  },
  gameOptions: games => Object.assign({}, ...games.map(seatOptions)),
  positionals: 1,
  example: 'tessera play tesseract --players human,easy',
  async run(args, io, games) {
    const manifest = gameOf(args, games);
    const language = languageOf(args);
    requireOwnSeats(args, manifest, games);
    const { seats, ...opening } = await openingOf(args, io, manifest, games);
    const sitting = new Sitting(manifest, playersOf(args, manifest, seats), opening, language);
    const face = manifest.face(language);
    const screen = args.has('json') ? jsonScreen(io, face) : textScreen(io, manifest, face, language);
    await playSession({ manifest, sitting, face, screen, language }, io);
    return EXIT.ok;
  },
};

/** Options for the seats of a game that has names for them. */
const seatOptions = ({ game, seatOptions: names }: Manifest): Options =>
  Object.fromEntries(names.map(name => [name, { value: 'WHO', help: `${game.id}: human, or a bot` }]));

function gameOf(args: Args, games: Games): Manifest {
  const [name] = args.positionals;
  if (name === undefined) {
    const ways = games.map(({ game }) => `tessera play ${game.id}`).join(' or ');
    throw new FormatError('game', `is needed: ${ways}`);
  }
  return gameNamed(games, name, 'game');
}

/** Refuses seat options of another game, and those given beside --players. */
function requireOwnSeats(args: Args, manifest: Manifest, games: Games): void {
  for (const { game, seatOptions: names } of games) {
    const given = names.find(name => args.has(name));
    if (given === undefined) continue;
    const isOwn = game === manifest.game;
    if (!isOwn) throw new FormatError(`--${given}`, `is for ${game.id} only: use --players`);
    if (args.has('players')) throw new FormatError(`--${given}`, 'cannot be given beside --players');
  }
}

const listedIn = (args: Args): readonly string[] | undefined =>
  args
    .text('players')
    ?.split(',')
    .map(name => name.trim());

/** Players named for the seats; by default people together, or one person against a bot. */
function playersOf(args: Args, manifest: Manifest, seats: number): readonly Player[] {
  const listed = listedIn(args);
  if (listed && listed.length !== seats)
    throw new FormatError('--players', `names ${listed.length}, but there are ${seats} at this table`);
  return Array.from({ length: seats }, (_, seat) => {
    const option = manifest.seatOptions[seat] ?? 'players';
    const usual = manifest.game.isTogether || seat === 0 ? HUMAN : manifest.rival;
    if (listed) return playerOf(manifest, listed[seat] ?? usual, '--players');
    return playerOf(manifest, args.text(option) ?? usual, `--${option}`);
  });
}

function playerOf({ bots }: Manifest, name: string, field: string): Player {
  if (name === HUMAN) return null;
  try {
    bots.bot(name);
    return name;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const known = [HUMAN, ...bots.levels.map(({ id }) => id)].join(', ');
    throw new FormatError(field, `"${name.slice(0, 40)}" is unknown; known are ${known}`);
  }
}

/** A saved game, or a new one with as many seats as players were named. */
async function openingOf(
  args: Args,
  io: Io,
  { game }: Manifest,
  games: Games,
): Promise<SittingStart & { readonly seats: number }> {
  const path = args.text('log');
  if (path !== undefined) {
    const logged = await readLogFile(path, io, games, args);
    if (logged.game !== game) throw new FormatError('log', `is of ${logged.game.id}, not of ${game.id}`);
    const { header, entries } = resumed(game, logged.log).log();
    const { options, seed, seats } = header;
    return { options, seed, seats, from: { header, entries } };
  }
  const options = await readOptions(game, args, io);
  const position = await readPosition(game, options, args, io);
  const { min, max, usual } = game.seats;
  const asked = args.has('seats') ? args.whole('seats', min, max) : undefined;
  const named = listedIn(args)?.length;
  if (asked !== undefined && named !== undefined && asked !== named)
    throw new FormatError('--seats', `is ${asked}, but there are ${named} players`);
  const begun =
    position === undefined ? undefined : game.notation.parsePosition(position, options, 'lenient');
  const seats = seatsFor(game, asked ?? named, begun, '--players', game.isTogether ? min : usual);
  const seed = args.text('seed') ?? freshSeed();
  return {
    options: options as SittingStart['options'],
    seats,
    seed,
    ...(position !== undefined && { position }),
  };
}
