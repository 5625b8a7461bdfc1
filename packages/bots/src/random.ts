// @chunk engine
import type { AnyGame } from '@tessera/engine';
import type { AnyBot } from './bot.ts';

/** Uniformly random legal moves. */
export const randomBot = (game: AnyGame): AnyBot => ({
  id: 'random',
  budget: {},
  async think({ view, seat, chance }) {
    const moves = game.legalMoves(game.determinize(view, chance), seat);
    const move = moves[chance.below(moves.length)];
    return { move, line: [move] };
  },
});
