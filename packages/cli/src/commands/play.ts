import { randomBytes } from 'node:crypto';
import { botByName, botNames } from '@tessera/bots';
import { FormatError, Match } from '@tessera/engine';
import { type RiftOptions, rift } from '@tessera/games/rift';
import { type Args, type Command, EXIT } from '../command.ts';
import { knownGame, readOptions, readPosition, START_OPTIONS } from '../input.ts';
import type { Io } from '../io.ts';
import { readLogFile, replayed } from '../logs.ts';
import { jsonScreen, textScreen } from '../play/screen.ts';
import { playSession } from '../play/session.ts';
import { openTable, type Player, type RiftMatch } from '../play/table.ts';
import { LANGUAGES, type Language } from '../words.ts';

const HUMAN = 'human';

/** A game at the keyboard, against a bot, a friend, or nobody at all. */
export const play: Command = {
  name: 'play',
  summary: 'play in the terminal',
  usage:
    'rift [--white human|BOT] [--black human|BOT] [--options JSON] [--position P | --log FILE] [--seed S] [--language en|fr]',
  options: {
    white: { value: 'WHO', help: 'human, or a bot for White (default human)' },
    black: { value: 'WHO', help: 'human, or a bot for Black (default steady)' },
    options: START_OPTIONS.options,
    position: START_OPTIONS.position,
    strict: START_OPTIONS.strict,
    log: { value: 'FILE', help: 'go on with a saved game' },
    seed: { value: 'S', help: 'what every number is drawn from; a new one when absent' },
    language: { value: 'L', help: `${LANGUAGES.join(' or ')} (default en)` },
  },
  positionals: 1,
  example: 'tessera play rift --black greedy',
  async run(args, io) {
    const language = languageOf(args);
    const players = [playerOf(args, 'white', HUMAN), playerOf(args, 'black', 'steady')];
    const match = await matchOf(args, io);
    const screen = args.has('json') ? jsonScreen(io) : textScreen(io, language);
    await playSession(openTable(match, players), screen, language, io);
    return EXIT.ok;
  },
};

function playerOf(args: Args, seat: string, otherwise: string): Player {
  const name = args.text(seat) ?? otherwise;
  if (name === HUMAN) return null;
  try {
    return botByName('rift', name);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const known = [HUMAN, ...botNames('rift')].join(', ');
    throw new FormatError(`--${seat}`, `"${name.slice(0, 40)}" is unknown; known are ${known}`);
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

async function matchOf(args: Args, io: Io): Promise<RiftMatch> {
  const [name] = args.positionals;
  if (name === undefined) throw new FormatError('game', 'is needed: tessera play rift');
  const game = knownGame(name, 'game');
  const path = args.text('log');
  if (path !== undefined) {
    const { log } = await readLogFile(path, io, args);
    return replayed(game, log) as unknown as RiftMatch;
  }
  const position = await readPosition(game, args, io);
  const seed = args.text('seed') ?? randomBytes(8).toString('hex');
  const start = { options: readOptions(game, args) as RiftOptions, seats: 2, seed };
  return new Match(rift, position === undefined ? start : { ...start, position });
}
