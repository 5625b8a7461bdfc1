/** A bot's thought in notation, and in words. */
import type { Thought } from '@tessera/bots';
import { type AnyGame, seededChance } from '@tessera/engine';

export interface WrittenThought extends Omit<Thought<unknown>, 'move' | 'line'> {
  readonly move: string;
  readonly line: readonly string[];
  /** The line in the words of `say`. */
  readonly words: readonly string[];
}

/** An answer in words, given in the situation of a view. */
type Say = (view: unknown, notation: string) => string;

/** Written in a world that fits the view the bot was handed: it tells nothing that the bot did not know. */
export function written(
  game: AnyGame,
  view: unknown,
  thought: Thought<unknown>,
  say: Say = (_view, notation) => notation,
): WrittenThought {
  const { move, line, ...rest } = thought;
  const world = game.determinize(view, seededChance('line'));
  return { move: game.notation.formatMove(world, move), ...writtenLine(game, world, line, say), ...rest };
}

/** Each answer in the state it would be given in, as far as luck lets it be given in this world. */
function writtenLine(
  game: AnyGame,
  world: unknown,
  moves: readonly unknown[],
  say: Say,
): Pick<WrittenThought, 'line' | 'words'> {
  const chance = seededChance('line');
  const [line, words]: [string[], string[]] = [[], []];
  let state = world;
  for (const move of moves) {
    const seat = game.decider(state);
    if (seat === undefined || game.check(state, seat, move)) break;
    const notation = game.notation.formatMove(state, move);
    line.push(notation);
    words.push(say(game.view(state, seat), notation));
    state = game.apply(state, seat, move, chance).state;
  }
  return { line, words };
}
