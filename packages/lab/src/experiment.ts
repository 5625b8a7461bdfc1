/** Parses experiment files. Every fault is one sentence that names its place; nothing is played before. */
import { botByName } from '@tessera/bots';
import {
  type AnyGame,
  digest,
  encode,
  FormatError,
  Match,
  optional,
  readIntegerIn,
  readObject,
  readText,
  refuseUnknown,
} from '@tessera/engine';
import { GAME_IDS, gameById } from '@tessera/games';
import { readGoals } from './goals.ts';
import { cellsOf } from './grid.ts';
import { readChoice, selectOne } from './select.ts';
import type { Cell, Experiment, ExperimentSource, SequentialTest, StopRules } from './types.ts';

const FIELDS = ['name', 'title', 'game', 'seed', 'options', 'grid', 'stop', 'goals', 'maxPlies', '$schema'];
const MOST_GAMES = 10_000_000;

/** An experiment with all its cells; `packs` hold the content that the grid names. */
export function parseExperiment(source: ExperimentSource): Experiment {
  const file = readObject(source.file, 'experiment');
  refuseUnknown(file, FIELDS, '');
  const name = readName(file.name);
  const game = readGame(file.game);
  const { cells, dimensions } = cellsOf(game, file, source.packs);
  for (const cell of cells) requirePlayable(game, cell);
  return {
    name,
    title: file.title === undefined ? name : readText(file.title, 'title'),
    game,
    seed: readText(file.seed, 'seed'),
    cells,
    dimensions,
    stop: readStop(file.stop, cells),
    goals: readGoals(file.goals, cells, dimensions),
    maxPlies:
      file.maxPlies === undefined ? game.longest : readIntegerIn(1, 1_000_000)(file.maxPlies, 'maxPlies'),
    source,
  };
}

/** Identifies the games of an experiment: two with equal digests play the same ones, however they stop. */
export function experimentDigest({ game, seed, cells, maxPlies }: Experiment): string {
  return digest({
    game: game.id,
    rules: game.rulesVersion,
    seed,
    maxPlies,
    cells: cells.map(({ id, options, bots }) => ({ id, options: encode(options), bots })),
  });
}

function readName(value: unknown): string {
  const name = readText(value, 'name');
  if (!/^[a-z0-9][a-z0-9-]{0,60}$/.test(name))
    throw new FormatError('name', 'must be small letters, digits and hyphens');
  return name;
}

function readGame(value: unknown): AnyGame {
  const id = readText(value, 'game');
  const game = gameById(id);
  if (!game)
    throw new FormatError('game', `"${id.slice(0, 40)}" is unknown; known are ${GAME_IDS.join(', ')}`);
  return game;
}

/** Sets the first game of a cell up: options that do not fit each other or the seats are found here. */
function requirePlayable(game: AnyGame, { id, options, bots }: Cell): void {
  for (const name of bots) requireReproducible(game.id, name);
  try {
    new Match(game, { options, seats: bots.length, seed: 'lab' });
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new FormatError('grid', `the cell "${id}" cannot be played: ${error.message}`);
  }
}

/** A bot limited by time alone plays differently on every machine, so that its games cannot be replayed. */
function requireReproducible(game: string, name: string): void {
  const bot = named(game, name);
  const { nodes, depth, ms } = bot.budget;
  if (ms !== undefined && nodes === undefined && depth === undefined)
    throw new FormatError(
      'grid.bots',
      `"${name}" is limited by time; give it nodes, as in ${name.replace(/@.*/, '')}@2000n`,
    );
}

function named(game: string, name: string) {
  try {
    return botByName(game, name);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new FormatError('grid.bots', error.message.replace(/^bot: /, ''));
  }
}

function readStop(value: unknown, cells: readonly Cell[]): StopRules {
  const stop = readObject(value, 'stop');
  refuseUnknown(stop, ['games', 'minutes', 'width', 'test', 'only'], 'stop');
  return {
    games: readIntegerIn(1, MOST_GAMES)(stop.games, 'stop.games'),
    ...optional(stop, 'minutes', readIntegerIn(1, 100_000), 'stop.minutes'),
    ...optional(stop, 'width', readShare, 'stop.width'),
    ...optional(stop, 'test', test => readTest(test, cells)),
    ...optional(stop, 'only', only => readChoice(only, cells, 'stop.only')),
  };
}

function readShare(value: unknown, field: string): number {
  if (typeof value === 'number' && value > 0 && value < 1) return value;
  throw new FormatError(field, 'must be a share between 0 and 1, as 0.06 for six points');
}

function readTest(value: unknown, cells: readonly Cell[]): SequentialTest {
  const test = readObject(value, 'stop.test');
  refuseUnknown(test, ['better', 'than'], 'stop.test');
  const better = selectOne(cells, test.better, 'stop.test.better');
  const than = selectOne(cells, test.than, 'stop.test.than');
  if (better.cell === than.cell) throw new FormatError('stop.test', 'names the same cell twice');
  if (better.cell.bots.length !== than.cell.bots.length)
    throw new FormatError(
      'stop.test',
      'names cells with different numbers of seats, whose games are no pairs',
    );
  return { better: better.selector, than: than.selector };
}
