/** R-RES: dropping reserve pieces. */
import type { MoveList } from '@tessera/engine';
import { type Action, dropAction } from '../action.ts';
import { cellAt, EAST, NORTH, reachOf, SIZE, SQUARES } from '../board.ts';
import { C, CELLS, type Colour, G, H, I, KIND, P, R, type RiftState, S, V } from '../types.ts';
import { engagedEscorts, inHand, reservePawns } from './material.ts';
import { closedBits } from './slides.ts';

/** R-SETUP-5 leaves S, R and C in reserve; a position set up by hand may hold a Pyramid back too. */
const RESERVE_PAWNS = [S, P, R, C] as const;

/** R-RES-2: a reserve pawn onto any pawn-free crossing. */
export function pawnDrops(state: RiftState, out: MoveList<Action>): void {
  if (reservePawns(state, state.side) === 0) return;
  const { items } = out;
  const free = findFree(state.board);
  for (const kind of RESERVE_PAWNS) {
    if (inHand(state, state.side, kind) === 0) continue;
    const drop = dropAction(kind, 0);
    let { count } = out;
    for (let i = 0; i < free; i++) items[count++] = drop | (pawnFree[i] as number);
    out.count = count;
  }
}

const IS_FREE = Uint8Array.from({ length: CELLS }, (_, cell) => (cell === 0 ? 1 : 0));
const pawnFree = new Uint8Array(SQUARES + 1);

/** Writes the pawn-free crossings into `pawnFree`, branch-free like `findActors`. */
function findFree(board: readonly number[]): number {
  let count = 0;
  for (let square = 0; square < board.length; square++) {
    pawnFree[count] = square;
    count += IS_FREE[cellAt(board, square)] as number;
  }
  return count;
}

const [DROP_H, DROP_V, DROP_G, DROP_I] = [H, V, G, I].map(kind => dropAction(kind, 0)) as [
  Action,
  Action,
  Action,
  Action,
];

/** R-RES-3, R-RES-4: slides onto slide-free crossings, large ones onto two neighbours. */
export function slideDrops(state: RiftState, out: MoveList<Action>): void {
  const { board, options, side } = state;
  const closedH = closedBits(options, H);
  const closedV = closedBits(options, V);
  const small = inHand(state, side, H) > 0;
  const large = inHand(state, side, G) > 0;
  if (!small && !large) return;
  const { items } = out;
  let { count } = out;
  for (let to = 0; to < board.length; to++) {
    const cell = cellAt(board, to);
    if ((cell & KIND) !== 0) continue;
    const openH = (cell & closedH) === 0;
    const openV = (cell & closedV) === 0;
    if (small && openH) items[count++] = DROP_H | to;
    if (small && openV) items[count++] = DROP_V | to;
    if (!large) continue;
    if (openH && reachOf(to, EAST) > 0 && (cellAt(board, to + 1) & closedH) === 0) {
      items[count++] = DROP_G | to;
    }
    if (openV && reachOf(to, NORTH) > 0 && (cellAt(board, to + SIZE) & closedV) === 0) {
      items[count++] = DROP_I | to;
    }
  }
  out.count = count;
}

/** R-RES-6: the Tesseract stands alone, a pawn is in reserve, and there is a crossing for it. */
export const mustDrop = (state: RiftState, colour: Colour): boolean =>
  engagedEscorts(state, colour) === 0 &&
  reservePawns(state, colour) > 0 &&
  state.board.some(cell => cell === 0);
