import { type Chance, type Game, type GameEvent, moveList, type Seat } from '@tessera/engine';
import type { Bot } from './bot.ts';
import { pause } from './pause.ts';
import { winChance } from './winChance.ts';

/** How good a state is for a seat, in hundredths of a pawn's worth or whatever the game counts in. */
export type Evaluate<S> = (state: S, seat: Seat) => number;

/** How many moves are tried before the event loop gets its turn. */
const SLICE = 512;

/**
 * Tries every move and takes the one whose result looks best. It looks no further. `noise` is the most that
 * a move may be overrated by.
 */
export const greedyBot = <S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  evaluate: Evaluate<S>,
  noise = 0,
): Bot<V, M> => ({
  id: 'greedy',
  budget: {},
  async think({ view, seat, chance, signal }) {
    const state = game.determinize(view, chance);
    const moves = moveList<M>();
    game.generate(state, seat, moves);
    const scratch = game.copy(state);
    const first = chance.below(moves.count); // equal moves: the first one met wins, so the start is drawn
    let best = moves.items[first] as M;
    let most = Number.NEGATIVE_INFINITY;
    let score = 0;
    for (let i = 0; i < moves.count && !signal?.aborted; i++) {
      const move = moves.items[(first + i) % moves.count] as M;
      game.copy(state, scratch);
      game.play(scratch, seat, move, chance);
      const value = evaluate(scratch, seat);
      const felt = value + draw(chance, noise);
      if (felt > most) [most, best, score] = [felt, move, value];
      if (i % SLICE === SLICE - 1) await pause();
    }
    return { move: best, line: [best], chance: winChance(score), depth: 1, nodes: moves.count };
  },
});

const draw = (chance: Chance, noise: number): number => (noise > 0 ? chance.below(noise + 1) : 0);
