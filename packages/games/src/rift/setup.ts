/** R-SETUP-1: the empty board, full hands, and who starts. */
import type { Chance } from '@tessera/engine';
import { SQUARES } from './board.ts';
import { BLACK, FULL_HAND, type RiftOptions, type RiftState, WHITE } from './types.ts';

export function emptyState(options: RiftOptions): RiftState {
  return {
    options,
    board: Array<number>(SQUARES).fill(0),
    hands: [...FULL_HAND, ...FULL_HAND],
    engaged: Array<number>(10).fill(0),
    side: WHITE,
    phase: options.setupOrder === 'crossesFirst' ? 'x' : 's',
    quiet: 0,
    ply: 0,
    past: [],
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
