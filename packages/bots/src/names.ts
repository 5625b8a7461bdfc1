/** Bots by name: `random`, `greedy`, `alphabeta@200ms`, or a level such as `steady`. */
import { type AnyGame, FormatError } from '@tessera/engine';
import { GAME_IDS, gameById } from '@tessera/games';
import { rift } from '@tessera/games/rift';
import type { AnyBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { type Level, levelsOf } from './levels.ts';
import { randomBot } from './random.ts';
import { alphaBetaBot } from './rift/alphabeta.ts';
import { glance } from './rift/glance.ts';

const SHAPE = /^([a-z]+)(?:[@:]([1-9]\d{0,8})(ms|n|d))?$/;
const UNITS = { ms: 'ms', n: 'nodes', d: 'depth' } as const;

/** The search without a level around it: half a second unless told otherwise. */
const ALPHABETA: Level = { id: 'alphabeta', kind: 'alphabeta', limits: { ms: 500 }, noise: 2 };

const known = (gameId: string): readonly Level[] =>
  gameId === 'rift' ? [...levelsOf(gameId), ALPHABETA] : levelsOf(gameId);

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
  if (level.kind !== 'alphabeta') throw new FormatError('bot', `${base} does not search and takes no budget`);
  return build(game, { ...level, limits: { [UNITS[unit as keyof typeof UNITS]]: Number(amount) } }, name);
}

const help = (gameId: string): string => {
  const budgets = known(gameId).some(level => level.kind === 'alphabeta')
    ? '; a budget may follow, as in alphabeta@200ms, alphabeta@20000n or alphabeta@4d'
    : '';
  return botNames(gameId).join(', ') + budgets;
};

function build(game: AnyGame, { kind, limits, noise }: Level, id: string): AnyBot {
  if (kind === 'alphabeta') return alphaBetaBot({ id, budget: limits, noise }) as AnyBot;
  const bot = kind === 'greedy' ? (greedyBot(rift, glance, noise) as AnyBot) : randomBot(game);
  return { ...bot, id };
}
