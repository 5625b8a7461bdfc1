import { botByName, botNames } from '@tessera/bots';
import { type AnyGame, type AnyMatch, FormatError, Match } from '@tessera/engine';
import { GAME_IDS } from '@tessera/games';
import { type Args, type Command, EXIT } from '../command.ts';
import { knownGame, readOptions, readPosition, START_OPTIONS } from '../input.ts';
import type { Io } from '../io.ts';
import { readLogFile, resumed } from '../logs.ts';
import { faceOf } from '../play/faces.ts';
import { jsonScreen, textScreen } from '../play/screen.ts';
import { playSession } from '../play/session.ts';
import { openTable, type Player } from '../play/table.ts';
import { seatsFor } from '../seating.ts';
import { freshSeed } from '../start.ts';
import { LANGUAGES, type Language } from '../words/index.ts';

const HUMAN = 'human';

/** A game at the keyboard, against a bot, with friends, or nobody at all. */
export const play: Command = {
  name: 'play',
  summary: 'play in the terminal',
  usage:
    'GAME [--white WHO] [--black WHO] [--players a,b] [--seats N] [--options JSON] [--pack FILE] [--position P | --log FILE] [--seed S] [--language en|fr|cs]',
  options: {
    white: { value: 'WHO', help: 'rift: human, or a bot for White (default human)' },
    black: { value: 'WHO', help: 'rift: human, or a bot for Black (default steady)' },
    players: { value: 'a,b', help: 'who sits where, from the first seat on: human or a bot' },
    seats: { value: 'N', help: 'how many play if no players are named; tesseract alone when absent' },
    options: START_OPTIONS.options,
    pack: START_OPTIONS.pack,
    position: START_OPTIONS.position,
    strict: START_OPTIONS.strict,
    log: { value: 'FILE', help: 'go on with a saved game' },
    seed: { value: 'S', help: 'what every number is drawn from; a new one when absent' },
    language: { value: 'L', help: `${LANGUAGES.join(', ')} (default en)` },
  },
  positionals: 1,
  example: 'tessera play tesseract --players human,greedy',
  async run(args, io) {
    const game = gameOf(args);
    const language = languageOf(args);
    const named = namedPlayers(args, game);
    const match = await matchOf(args, io, game, named?.length);
    const players = named ?? Array.from({ length: match.header.seats }, () => null);
    if (players.length !== match.header.seats)
      throw new FormatError(
        '--players',
        `names ${players.length}, but there are ${match.header.seats} at this table`,
      );
    const face = faceOf(game.id, language);
    const screen = args.has('json') ? jsonScreen(io, face) : textScreen(io, game.id, face, language);
    await playSession(openTable(match, players), face, screen, language, io);
    return EXIT.ok;
  },
};

function gameOf(args: Args): AnyGame {
  const [name] = args.positionals;
  if (name === undefined)
    throw new FormatError('game', `is needed: ${GAME_IDS.map(id => `tessera play ${id}`).join(' or ')}`);
  return knownGame(name, 'game');
}

/** Who was named for each seat; undefined when nobody was. */
function namedPlayers(args: Args, game: AnyGame): readonly Player[] | undefined {
  const isRift = game.id === 'rift';
  for (const side of ['white', 'black']) {
    if (args.has(side) && (!isRift || args.has('players')))
      throw new FormatError(
        `--${side}`,
        isRift ? 'cannot be given beside --players' : 'is for rift only: use --players',
      );
  }
  const list = args.text('players');
  if (list !== undefined) return list.split(',').map(name => playerOf(game, name.trim(), '--players'));
  if (!isRift) return undefined;
  return [
    playerOf(game, args.text('white') ?? HUMAN, '--white'),
    playerOf(game, args.text('black') ?? 'steady', '--black'),
  ];
}

function playerOf(game: AnyGame, name: string, field: string): Player {
  if (name === HUMAN) return null;
  try {
    return botByName(game.id, name);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const known = [HUMAN, ...botNames(game.id)].join(', ');
    throw new FormatError(field, `"${name.slice(0, 40)}" is unknown; known are ${known}`);
  }
}

function languageOf(args: Args): Language {
  const name = args.text('language') ?? 'en';
  const language = LANGUAGES.find(one => one === name);
  if (!language)
    throw new FormatError(
      '--language',
      `"${name.slice(0, 40)}" is unknown; known are ${LANGUAGES.join(', ')}`,
    );
  return language;
}

/** A saved game, or a new one for as many as were named. */
async function matchOf(args: Args, io: Io, game: AnyGame, named: number | undefined): Promise<AnyMatch> {
  const path = args.text('log');
  if (path !== undefined) {
    const logged = await readLogFile(path, io, args);
    if (logged.game !== game) throw new FormatError('log', `is of ${logged.game.id}, not of ${game.id}`);
    return resumed(game, logged.log);
  }
  const options = await readOptions(game, args, io);
  const position = await readPosition(game, options, args, io);
  const { min, max } = game.seats;
  const asked = args.has('seats') ? args.whole('seats', min, max) : undefined;
  if (asked !== undefined && named !== undefined && asked !== named)
    throw new FormatError('--seats', `is ${asked}, but there are ${named} players`);
  const begun =
    position === undefined ? undefined : game.notation.parsePosition(position, options, 'lenient');
  const seats = seatsFor(game, asked ?? named, begun, '--players', min);
  const start = { options, seats, seed: args.text('seed') ?? freshSeed() };
  return new Match(game, position === undefined ? start : { ...start, position });
}
