// @chunk *-search
/** Working memory of one search. */
import { type MoveList, moveList } from '@tessera/engine';
import { type Action, actionKind, actionTo, actionType, at, DROP, type RiftState } from '@tessera/games/rift';
import { borrowTable, type TranspositionTable } from './table.ts';
import { WIN } from './weights.ts';

/** Scores beyond this are proven wins. */
export const SURE_WIN = WIN - 1000;

/** Nodes between two yields to the runner. */
export const YIELD_NODES = 64;

const PLIES = 128;

/** Moves of one node, with their ranks. */
export interface Node {
  readonly moves: MoveList<Action>;
  readonly ranks: number[];
  /** Stage of move generation in `picker.ts`. */
  stage: number;
  next: number;
  tableMove: Action;
  depth: number;
  /** The own Tesseract could be taken. */
  isThreatened: boolean;
  /** Futility: far below alpha, so near the leaves that a quiet move will not help. */
  isHopeless: boolean;
}

export interface Search {
  /** The search's own copy; changed and restored by make and takeBack. */
  readonly state: RiftState;
  readonly table: TranspositionTable;
  readonly nodesByPly: readonly Node[];
  /** Killer moves: two quiet moves for each ply that caused a cutoff in a sibling node. */
  readonly killers: Int32Array;
  /** History heuristic: cutoffs of a quiet move anywhere, by side, drop or not, kind and destination. */
  readonly history: Int32Array;
  /** Positions visited. */
  nodes: number;
  nextYield: number;
  /** Depth of the current iteration. */
  depth: number;
}

export const newSearch = (state: RiftState): Search => ({
  state,
  table: borrowTable(),
  nodesByPly: Array.from({ length: PLIES }, () => ({
    moves: moveList<Action>(),
    ranks: [],
    stage: 0,
    next: 0,
    tableMove: 0,
    depth: 0,
    isThreatened: false,
    isHopeless: false,
  })),
  killers: new Int32Array(2 * PLIES),
  history: new Int32Array(1 << 14),
  nodes: 0,
  nextYield: YIELD_NODES,
  depth: 0,
});

const historySlot = (state: RiftState, move: Action): number =>
  (state.side << 13) | (actionType(move) === DROP ? 1 << 12 : 0) | (actionKind(move) << 8) | actionTo(move);

export const historyOf = (memory: Search, move: Action): number =>
  at(memory.history, historySlot(memory.state, move));

/** Records a quiet move that caused a cutoff as a killer and in the history. */
export function remember(memory: Search, move: Action, ply: number, depth: number): void {
  const { killers, history } = memory;
  if (at(killers, 2 * ply) !== move) {
    killers[2 * ply + 1] = at(killers, 2 * ply);
    killers[2 * ply] = move;
  }
  const slot = historySlot(memory.state, move);
  const grown = at(history, slot) + depth * depth;
  history[slot] = grown;
  if (grown > HISTORY_MOST) for (let i = 0; i < history.length; i++) history[i] = at(history, i) >> 1;
}
const HISTORY_MOST = 100_000;

/** Score of a win by counting pawns: beyond any evaluation, below a captured Tesseract. */
const COUNTED = 15_000;

/** The score of an ended game for the side to move. */
export function terminalScore({ winner, side, reason }: RiftState, ply: number): number {
  const worth = (reason === 'stall' ? COUNTED : WIN) - ply;
  return winner === side ? worth : -worth;
}
