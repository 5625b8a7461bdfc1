/** Moves for proofs and main lines of rift, suggested by the bots' solver: an order to try them in, no result. */
import { moveList } from '@tessera/engine';
import { type Action, generate, make, type RiftState, takeBack } from '@tessera/games/rift';
import { solveTesseract } from '../rift/solver.ts';
import type { Suggest } from './riftProof.ts';

/** Node limit of the solver for one answer. */
const NODES = 4000;

/** The solver's move, which a proof tries first. */
export const suggestion: Suggest = (state, moves) => {
  const found = solveTesseract(state, { nodes: NODES, moves });
  return typeof found === 'string' ? undefined : found.line[0];
};

/** The reply that delays the capture longest by the solver, best of all one after which it finds none. */
export function longestResistance(state: RiftState, moves: number): Action {
  const legal = moveList<Action>();
  generate(state, legal);
  let best = legal.items[0] as Action;
  let most = -1;
  for (const reply of legal.items) {
    const me = state.side;
    const made = make(state, reply);
    const length = state.phase === 'p' ? movesToWin(state, moves) : state.winner === me ? moves + 1 : 0;
    takeBack(state, made);
    if (length <= most) continue;
    [best, most] = [reply, length];
    if (most > moves) break;
  }
  return best;
}

/** Moves to the forced capture for the side to move; more than `moves` if there is none. */
function movesToWin(state: RiftState, moves: number): number {
  const found = solveTesseract(state, { nodes: NODES, moves });
  return typeof found === 'string' ? moves + 1 : found.moves;
}
