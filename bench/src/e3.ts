/** E3: iterations a second of Monte Carlo tree search on tic-tac-toe beside boardgame.io's MCTSBot. */
import { noChance, seededChance } from '@tessera/engine';
import { type Bench, measure } from './bench.ts';
import type { Batch } from './harness.ts';
import { cellGame, freeCells, InitializeGame, MCTSBot } from './peers/boardgameIo.ts';
import { TARGETS } from './targets.ts';
import { type TicTacToeState, ticTacToe } from './ticTacToe.ts';
import { uct } from './uct.ts';

const ITERATIONS = 1000;
const GAMES = 40;
/** Iterations of a move against perfect play: a thousand lose one game in twenty. */
const PER_MOVE = 20_000;

const start = (): TicTacToeState => ticTacToe.setup({}, 2, noChance);

function ours(round: number): Batch {
  const search = uct(ticTacToe, start(), seededChance(`E3 ${round}`));
  search.iterate(ITERATIONS);
  return { units: ITERATIONS, proof: search.best() };
}

const opening = InitializeGame({ game: cellGame });

/** Searches synchronously; only the answer comes as a promise. */
function theirs(round: number): Batch {
  const bot = new MCTSBot({
    game: cellGame,
    seed: `E3 ${round}`,
    iterations: ITERATIONS,
    playoutDepth: 9,
    enumerate: (G: { cells: (string | null)[] }) =>
      freeCells(G).map(cell => ({ move: 'mark', args: [cell] })),
  });
  void bot.play(opening, '0');
  return { units: ITERATIONS, proof: 0 };
}

/** Value of a position with best play for the seat that decides: 1, 0 or -1. */
function perfect(state: TicTacToeState): { readonly value: number; readonly move: number } {
  const outcome = ticTacToe.outcome(state);
  if (outcome) return { value: outcome.winners.length === 0 ? 0 : -1, move: -1 };
  let best = { value: -2, move: -1 };
  for (const move of ticTacToe.legalMoves(state, state.turn)) {
    const value = -perfect(ticTacToe.apply(state, state.turn, move, noChance).state).value;
    if (value > best.value) best = { value, move };
  }
  return best;
}

/** Plays from both seats against perfect play; throws if a game is lost. */
function requireUnbeaten(): void {
  for (let game = 0; game < GAMES; game++) {
    const seat = game % 2;
    let state = start();
    while (ticTacToe.outcome(state) === undefined) {
      const search = uct(ticTacToe, state, seededChance(`E3 game ${game} ${state.crosses}`));
      if (state.turn === seat) search.iterate(PER_MOVE);
      const move = state.turn === seat ? search.best() : perfect(state).move;
      state = ticTacToe.apply(state, state.turn, move, noChance).state;
    }
    if (ticTacToe.outcome(state)?.winners.includes(1 - seat))
      throw new Error(`game ${game} was lost to perfect play`);
  }
}

export const bench: Bench = {
  run(say) {
    requireUnbeaten();
    return [
      measure(
        {
          id: 'E3',
          what: 'tic-tac-toe, tree search iterations from the first position',
          verified: `${GAMES} games with ${PER_MOVE} iterations a move against perfect play, none lost`,
          target: TARGETS.E3,
          duel: {
            ours: { name: 'tessera', run: ours },
            peer: { name: 'boardgame.io MCTSBot', run: theirs },
            complaint: () => undefined,
          },
        },
        say,
      ),
    ];
  },
};
