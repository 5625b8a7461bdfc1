/** R-SETUP-1: the empty board, full hands, and who starts. */
import type { Chance } from '@tessera/engine';
import { SQUARES } from './board.ts';
import { BLACK, FULL_HAND, type RiftOptions, type RiftState, WHITE } from './types.ts';

// Copied from lists without holes, which the compiler reads faster than `Array(n).fill(0)`.
const EMPTY_BOARD = Array.from({ length: SQUARES }, () => 0);
const NOBODY_ENGAGED = Array.from({ length: 10 }, () => 0);

export function emptyState(options: RiftOptions): RiftState {
  return {
    options,
    board: EMPTY_BOARD.slice(),
    hands: [...FULL_HAND, ...FULL_HAND],
    engaged: NOBODY_ENGAGED.slice(),
    side: WHITE,
    phase: options.setupOrder === 'crossesFirst' ? 'x' : 's',
    quiet: 0,
    ply: 0,
    past: [],
    twice: [],
    winner: null,
    reason: null,
  };
}

export function setup(options: RiftOptions, chance: Chance): RiftState {
  const state = emptyState(options);
  const { firstPlayer } = options;
  const starter = firstPlayer === 'random' ? chance.below(2) : firstPlayer === 'w' ? WHITE : BLACK;
  state.side = starter === 0 ? WHITE : BLACK;
  return state;
}
