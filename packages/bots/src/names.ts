/** Bots by name: `random`, `greedy`, the search of a game as in `alphabeta@200ms`, or a level such as `steady`. */
import { type AnyGame, FormatError } from '@tessera/engine';
import { GAME_IDS, gameById } from '@tessera/games';
import type { AnyBot } from './bot.ts';
import { BUILDERS } from './builders.ts';
import { type Level, levelsOf, SEARCHES } from './levels.ts';
import { randomBot } from './random.ts';

const SHAPE = /^([a-z]+)(?:[@:]([1-9]\d{0,8})(ms|n|d))?$/;
const UNITS = { ms: 'ms', n: 'nodes', d: 'depth' } as const;

function known(gameId: string): readonly Level[] {
  const search = SEARCHES[gameId];
  return search ? [...levelsOf(gameId), search] : levelsOf(gameId);
}

/** Every name that `botByName` takes for a game, budgets left out. */
export const botNames = (gameId: string): readonly string[] => known(gameId).map(level => level.id);

/**
 * The bot of that name. A budget may follow the name of one that searches: `@200ms`, `@20000n` (nodes) or `@4d`
 * (plies). Throws FormatError listing the known names.
 */
export function botByName(gameId: string, name: string): AnyBot {
  const game = gameById(gameId);
  if (!game) throw new FormatError('game', `${gameId} is unknown; known are ${GAME_IDS.join(', ')}`);
  const [, base, amount, unit] = SHAPE.exec(name) ?? [];
  const level = known(gameId).find(one => one.id === base);
  if (!level) throw new FormatError('bot', `"${name.slice(0, 40)}" is unknown; known are ${help(gameId)}`);
  if (unit === undefined) return build(game, level, name);
  if (level.kind !== 'search') throw new FormatError('bot', `${base} does not search and takes no budget`);
  return build(game, { ...level, limits: { [UNITS[unit as keyof typeof UNITS]]: Number(amount) } }, name);
}

function help(gameId: string): string {
  const search = SEARCHES[gameId]?.id;
  const budgets = search
    ? `; a budget may follow, as in ${search}@200ms, ${search}@20000n or ${search}@4d`
    : '';
  return botNames(gameId).join(', ') + budgets;
}

function build(game: AnyGame, level: Level, id: string): AnyBot {
  const builder = BUILDERS[game.id];
  const bot = level.kind === 'random' || !builder ? randomBot(game) : builder[level.kind](level);
  return { ...bot, id };
}
