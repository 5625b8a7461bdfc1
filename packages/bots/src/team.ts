// @chunk bots
/** The bots of one game, any number of them, by name; some of them are levels for players. */
import { type AnyGame, FormatError, type Game, type GameEvent, invariant } from '@tessera/engine';
import type { AnyBot, Bot, Limits } from './bot.ts';
import { randomBot } from './random.ts';
import { type Insight, NO_INSIGHT } from './reason.ts';

/** A bot that can be asked for by name, and how it is built: anew for every player of every match. */
export interface Member<V, M> {
  readonly id: string;
  /**
   * What a search may take when nobody says; who does not search has none. Nodes first, so that a level plays alike
   * on every machine; the time is for slow ones.
   */
  readonly limits?: Limits;
  /** The most by which it may overrate an answer, in hundredths of what its game counts in: how a gentle player errs. */
  readonly noise?: number;
  build(limits: Limits, noise: number): Bot<V, M>;
}

export interface Team {
  readonly game: AnyGame;
  /** What a player can choose from, weakest first. */
  readonly levels: readonly { readonly id: string }[];
  /** Every name that `bot` takes, budgets left out. */
  readonly names: readonly string[];
  /**
   * A new bot of that name. A budget may follow the name of one that searches: `@200ms`, `@20000n` (nodes) or `@4d`
   * (plies). Throws FormatError listing the known names.
   */
  bot(name: string): AnyBot;
  /** Why a move was thought of; a game that cannot tell says nothing. */
  readonly insight: Insight<unknown, unknown>;
}

type AnyMember = Member<unknown, unknown>;

const SHAPE = /^([a-z]+)(?:[@:]([1-9]\d{0,8})(ms|n|d))?$/;
const UNITS = { ms: 'ms', n: 'nodes', d: 'depth' } as const;

/** Every team can also play at random. All of its bots are levels, weakest first, unless `levels` names them. */
export function teamOf<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  members: readonly Member<V, M>[] = [],
  levels?: readonly string[],
  insight: Insight<V, M> = NO_INSIGHT,
  /** Names that stored matches may still know, and who answers to them; not told to anybody. */
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
      const { limits, noise = 0 } = member;
      if (unit !== undefined && !limits)
        throw new FormatError('bot', `${base} does not search and takes no budget`);
      const budget = unit ? { [UNITS[unit as keyof typeof UNITS]]: Number(amount) } : limits;
      return { ...member.build(budget ?? {}, noise), id: name };
    },
  };
}

function help(members: readonly AnyMember[]): string {
  const names = members.map(({ id }) => id).join(', ');
  const search = members.findLast(({ limits }) => limits)?.id;
  if (search === undefined) return names;
  return `${names}; a budget may follow, as in ${search}@200ms, ${search}@20000n or ${search}@4d`;
}
