/** What a bot thinks, in notation. */
import type { Thought } from '@tessera/bots';
import { type AnyGame, seededChance } from '@tessera/engine';

export interface WrittenThought extends Omit<Thought<unknown>, 'move' | 'line'> {
  readonly move: string;
  readonly line: readonly string[];
}

/** Written in a world that fits the view the bot was handed: it tells nothing that the bot did not know. */
export function written(game: AnyGame, view: unknown, thought: Thought<unknown>): WrittenThought {
  const { move, line, ...rest } = thought;
  const world = game.determinize(view, seededChance('line'));
  return { move: game.notation.formatMove(world, move), line: writtenLine(game, world, line), ...rest };
}

/** Each answer in the state it would be given in, as far as luck lets it be given in this world. */
function writtenLine(game: AnyGame, world: unknown, line: readonly unknown[]): string[] {
  const chance = seededChance('line');
  const texts: string[] = [];
  let state = world;
  for (const move of line) {
    const seat = game.decider(state);
    if (seat === undefined || game.check(state, seat, move)) break;
    texts.push(game.notation.formatMove(state, move));
    state = game.apply(state, seat, move, chance).state;
  }
  return texts;
}
