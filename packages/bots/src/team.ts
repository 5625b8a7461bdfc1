/** The bots of one game: by name (`random`, `greedy`, the search as in `alphabeta@200ms`) or level (`steady`). */
import { type AnyGame, FormatError } from '@tessera/engine';
import type { AnyBot } from './bot.ts';
import { type Level, levelsOf, SEARCHES } from './levels.ts';
import { randomBot } from './random.ts';

/** Who builds the bots of a game that look where they are going. */
export interface Builder {
  greedy(level: Level): AnyBot;
  search(level: Level): AnyBot;
}

export interface Team {
  /** What a player can choose from, weakest first. */
  readonly levels: readonly Level[];
  /** Every name that `bot` takes, budgets left out. */
  readonly names: readonly string[];
  /**
   * The bot of that name. A budget may follow the name of one that searches: `@200ms`, `@20000n` (nodes) or `@4d`
   * (plies). Throws FormatError listing the known names.
   */
  bot(name: string): AnyBot;
}

const SHAPE = /^([a-z]+)(?:[@:]([1-9]\d{0,8})(ms|n|d))?$/;
const UNITS = { ms: 'ms', n: 'nodes', d: 'depth' } as const;

/** Without a builder a game is played at random only. */
export function teamOf(game: AnyGame, builder?: Builder): Team {
  const levels = levelsOf(game.id);
  const search = SEARCHES[game.id];
  const known = search ? [...levels, search] : levels;
  const names = known.map(level => level.id);
  const build = (level: Level, id: string): AnyBot => {
    const bot = level.kind === 'random' || !builder ? randomBot(game) : builder[level.kind](level);
    return { ...bot, id };
  };
  return {
    levels,
    names,
    bot(name) {
      const [, base, amount, unit] = SHAPE.exec(name) ?? [];
      const level = known.find(one => one.id === base);
      if (!level)
        throw new FormatError('bot', `"${name.slice(0, 40)}" is unknown; known are ${help(names, search)}`);
      if (unit === undefined) return build(level, name);
      if (level.kind !== 'search')
        throw new FormatError('bot', `${base} does not search and takes no budget`);
      return build({ ...level, limits: { [UNITS[unit as keyof typeof UNITS]]: Number(amount) } }, name);
    },
  };
}

function help(names: readonly string[], search: Level | undefined): string {
  if (!search) return names.join(', ');
  const { id } = search;
  return `${names.join(', ')}; a budget may follow, as in ${id}@200ms, ${id}@20000n or ${id}@4d`;
}
