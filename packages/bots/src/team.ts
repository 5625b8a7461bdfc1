// @chunk engine
/** A team: the bots of one game by name, some of them levels for players. */
import { type AnyGame, FormatError, type Game, type GameEvent, invariant } from '@tessera/engine';
import type { AnyBot, Bot, Limits } from './bot.ts';
import { randomBot } from './random.ts';
import { type Insight, NO_INSIGHT } from './reason.ts';
import type { Slips } from './slips.ts';

/** A named bot and its factory, called for every player of every match. */
export interface Member<V, M> {
  readonly id: string;
  /**
   * Default limits of a search; undefined for bots that do not search. Node limits, so that a level plays
   * alike on every machine; the time limit is for slow ones.
   */
  readonly limits?: Limits;
  /** How the player errs; never if undefined. */
  readonly slips?: Slips;
  build(limits: Limits, slips: Slips | undefined): Bot<V, M>;
}

export interface Team {
  readonly game: AnyGame;
  /** Levels that a player can choose from, weakest first. */
  readonly levels: readonly { readonly id: string }[];
  /** Every name that `bot` accepts, without budgets. */
  readonly names: readonly string[];
  /**
   * Builds a new bot of that name. The name of a searching bot may carry a budget: `@200ms`, `@20000n`
   * (nodes) or `@4d` (plies). Throws a FormatError that lists the known names.
   */
  bot(name: string): AnyBot;
  /** Reasons for moves; NO_INSIGHT if the game has none. */
  readonly insight: Insight<unknown, unknown>;
}

type AnyMember = Member<unknown, unknown>;

const SHAPE = /^([a-z]+)(?:[@:]([1-9]\d{0,8})(ms|n|d))?$/;
const UNITS = { ms: 'ms', n: 'nodes', d: 'depth' } as const;

/**
 * Builds a team; a random bot is always added. All bots are levels, weakest first, unless `levels` names
 * them.
 */
export function teamOf<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  members: readonly Member<V, M>[] = [],
  levels?: readonly string[],
  insight: Insight<V, M> = NO_INSIGHT,
  /** Names of earlier versions that stored matches may use, with their replacements; never listed. */
  former: Readonly<Record<string, string>> = {},
): Team {
  const anyGame = game as unknown as AnyGame;
  const random: AnyMember = { id: 'random', build: () => randomBot(anyGame) };
  const all = [random, ...(members as readonly AnyMember[])];
  const names = all.map(({ id }) => id);
  const find = (id: string | undefined): AnyMember | undefined => all.find(one => one.id === id);
  const present = (id = ''): string => (Object.hasOwn(former, id) ? (former[id] as string) : id);
  return {
    game: anyGame,
    levels: (levels ?? names).map(level => {
      const member = find(level);
      invariant(member !== undefined, `level ${level} is no bot of ${game.id}`);
      return member;
    }),
    names,
    insight: insight as Insight<unknown, unknown>,
    bot(name) {
      const [, base, amount, unit] = SHAPE.exec(name) ?? [];
      const member = find(present(base));
      if (!member) throw new FormatError('bot', `"${name.slice(0, 40)}" is unknown; known are ${help(all)}`);
      const { limits, slips } = member;
      if (unit !== undefined && !limits)
        throw new FormatError('bot', `${base} does not search and takes no budget`);
      const budget = unit ? { [UNITS[unit as keyof typeof UNITS]]: Number(amount) } : limits;
      return { ...member.build(budget ?? {}, slips), id: name };
    },
  };
}

function help(members: readonly AnyMember[]): string {
  const names = members.map(({ id }) => id).join(', ');
  const search = members.findLast(({ limits }) => limits)?.id;
  if (search === undefined) return names;
  return `${names}; a budget may follow, as in ${search}@200ms, ${search}@20000n or ${search}@4d`;
}
