import { type AnyGame, FormatError, noChance } from '@tessera/engine';
import { perft as leaves } from '@tessera/engine/testkit';
import { type Command, EXIT } from '../command.ts';
import { START_OPTIONS } from '../input.ts';
import { print, printJson } from '../io.ts';
import { startMatch } from '../start.ts';

/** Counts the leaves of the tree of moves; the last line is the total alone. */
export const perft: Command = {
  name: 'perft',
  summary: 'count the positions after so many plies; the last line is the total',
  usage: '--game G [--options JSON] [--position P] --depth N [--divide]',
  options: {
    ...START_OPTIONS,
    depth: { value: 'N', help: 'how many plies deep' },
    divide: { help: 'also the count below every first move' },
  },
  example:
    'tessera perft --game rift --depth 2 --position "13t1/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 w - p 0 0"',
  async run(args, io, games) {
    const depth = args.whole('depth', 0, 20);
    const { game, match } = await startMatch(args, io, games);
    if (game.hasChance)
      throw new FormatError(
        '--game',
        `${game.id} draws numbers between its moves: there is no tree of moves alone`,
      );
    const divided = args.has('divide') && depth > 0 ? divide(game, match.state, depth) : undefined;
    const total = divided
      ? divided.reduce((sum, [, count]) => sum + count, 0)
      : leaves(game, match.state, depth);
    if (args.has('json')) {
      const position = game.notation.formatPosition(match.state);
      const moves = divided ? { moves: Object.fromEntries(divided) } : {};
      printJson(io, { game: game.id, position, depth, ...moves, total });
    } else {
      for (const [move, count] of divided ?? []) print(io, `${move} ${count}`);
      print(io, `${total}`);
    }
    return EXIT.ok;
  },
};

function divide(game: AnyGame, state: unknown, depth: number): [string, number][] {
  const seat = game.decider(state);
  if (seat === undefined) return [];
  return game.legalMoves(state, seat).map(move => {
    const next = game.apply(state, seat, move, noChance).state;
    return [game.notation.formatMove(state, move), leaves(game, next, depth - 1)];
  });
}
