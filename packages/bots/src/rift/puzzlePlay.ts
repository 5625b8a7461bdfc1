/** A puzzle played out: a bot attacks, and the defender resists as long as possible. */
import { type Chance, moveList } from '@tessera/engine';
import {
  type Action,
  type Colour,
  generate,
  make,
  type RiftState,
  rift,
  takeBack,
} from '@tessera/games/rift';
import type { AnyBot } from '../bot.ts';
import type { Suggest } from './puzzleProof.ts';
import { solveTesseract } from './solver.ts';

/** Node limit of the solver for one answer. */
const NODES = 4000;

/** The solver's move, which a proof tries first. */
export const suggestion: Suggest = (state, moves) => {
  const found = solveTesseract(state, { nodes: NODES, moves });
  return typeof found === 'string' ? undefined : found.line[0];
};

/** True if a bot takes the Tesseract within `moves` moves of its own. */
export async function solves(bot: AnyBot, start: RiftState, moves: number, chance: Chance): Promise<boolean> {
  const state = rift.copy(start);
  const seat: Colour = state.side;
  for (let left = moves; left > 0; left--) {
    const { move } = await bot.think({ view: rift.view(state, seat), seat, chance, limits: {} });
    make(state, move as Action);
    if (state.phase === 'p' && left > 1) make(state, longestResistance(state, left - 1));
    if (state.phase === 'e') return state.winner === seat;
  }
  return false;
}

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
