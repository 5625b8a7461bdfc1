/** A bot's thought in notation, or its line in words. */
import type { Ranked, Thought } from '@tessera/bots';
import { type AnyGame, seededChance } from '@tessera/engine';

interface WrittenThought extends Omit<Thought<unknown>, 'move' | 'line' | 'ranked'> {
  readonly move: string;
  readonly line: readonly string[];
  readonly ranked?: readonly Ranked<string>[];
}

/**
 * Formats a thought in a determinization of the bot's view: the result reveals nothing that the bot did not
 * know.
 */
export function written(game: AnyGame, view: unknown, thought: Thought<unknown>): WrittenThought {
  const { move, line, ranked, ...rest } = thought;
  const world = game.determinize(view, seededChance('line'));
  const write = (state: unknown, one: unknown): string => game.notation.formatMove(state, one);
  return {
    move: write(world, move),
    line: lineOf(game, world, line, write),
    ...rest,
    ...(ranked && { ranked: ranked.map(({ move, chance }) => ({ move: write(world, move), chance })) }),
  };
}

/** The line of a thought in the words of `say`, which takes an answer in notation and the view before it. */
export function lineInWords(
  game: AnyGame,
  view: unknown,
  { line }: Thought<unknown>,
  say: (view: unknown, notation: string) => string,
): string[] {
  const world = game.determinize(view, seededChance('line'));
  return lineOf(game, world, line, (state, move) =>
    say(game.view(state, game.decider(state) ?? 'watcher'), game.notation.formatMove(state, move)),
  );
}

/** Each answer with the state before it, as far as it is legal in this world. */
function lineOf(
  game: AnyGame,
  world: unknown,
  line: readonly unknown[],
  write: (state: unknown, move: unknown) => string,
): string[] {
  const chance = seededChance('line');
  const texts: string[] = [];
  let state = world;
  for (const move of line) {
    const seat = game.decider(state);
    if (seat === undefined || game.check(state, seat, move)) break;
    texts.push(write(state, move));
    state = game.apply(state, seat, move, chance).state;
  }
  return texts;
}
