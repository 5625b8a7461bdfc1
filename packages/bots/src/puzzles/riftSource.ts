/** Self-play of rift for puzzles: a bot hunts, and the other side plays at random but keeps its Tesseract safe. */
import { type Chance, type Seat, shuffled } from '@tessera/engine';
import { type Action, actionType, DROP, make, type RiftState, rift, takeBack } from '@tessera/games/rift';
import { canTakeTesseract } from '../rift/attack.ts';
import { solveTesseract } from '../rift/solver.ts';
import type { Source } from './types.ts';

/** The seat of the bot. A bot that never errs is never caught, so the other seat is not a bot's. */
const hunterOf = ({ options }: RiftState): Seat => (options.firstPlayer === 'w' ? 0 : 1);
/** Node limit of the solver that looks for a puzzle. */
const LOOK = 6000;
/** Moves of a puzzle; a capture in one is seen at once. */
const FEWEST_MOVES = 2;
const MOST_MOVES = 3;

export const riftSource: Source = {
  seats: 2,
  longest: 90,
  options: chance => ({ firstPlayer: chance.below(2) === 0 ? 'w' : 'b' }),
  bots: ['fair', 'gentle', 'easy'],
  goals(given) {
    const state = given as RiftState;
    if (state.phase !== 'p' || state.side !== hunterOf(state)) return [];
    const found = solveTesseract(state, { nodes: LOOK, moves: MOST_MOVES });
    if (typeof found === 'string' || found.moves < FEWEST_MOVES) return [];
    // The solver plays threats alone: a quiet move may be faster.
    return Array.from({ length: found.moves - 1 }, (_, i) => ({ kind: 'capture', n: found.moves - i }));
  },
  answer(given, chance) {
    const state = given as RiftState;
    return state.phase === 'p' && state.side !== hunterOf(state) ? careful(state, chance) : undefined;
  },
};

/** A random move that keeps the Tesseract safe, if there is one, preferably not one of the many drops. */
function careful(from: RiftState, chance: Chance): Action {
  const state = rift.copy(from);
  const legal = shuffled(chance, rift.legalMoves(state, state.side));
  const moves =
    chance.below(3) > 0
      ? legal.toSorted((a, b) => Number(actionType(a) === DROP) - Number(actionType(b) === DROP))
      : legal;
  const isSafe = (move: Action): boolean => {
    const made = make(state, move);
    const safe = state.phase !== 'p' || !canTakeTesseract(state, state.side);
    takeBack(state, made);
    return safe;
  };
  return moves.find(isSafe) ?? (moves[0] as Action);
}
