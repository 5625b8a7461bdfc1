/** R-SETUP-1: the empty board, full hands, and the starter. */
import type { Chance } from '@tessera/engine';
import { type Action, dropAction } from './action.ts';
import { SQUARES, squareAt } from './board.ts';
import { make } from './play.ts';
import { SETUP_PLIES } from './rules/setup.ts';
import {
  BLACK,
  type Colour,
  FULL_HAND,
  H,
  P,
  type RiftOptions,
  type RiftState,
  S,
  T,
  V,
  WHITE,
  X,
} from './types.ts';

// Copied from packed arrays, which V8 reads faster than `Array(n).fill(0)`.
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
  if (options.setupOrder === 'ready') placeReady(state);
  return state;
}

/** R-SETUP-7: kind, file and rank of White's pieces in inset camps; Black's are the same, turned by half a turn. */
const READY = [
  [T, 10, 2],
  [S, 0, 1],
  [P, 1, 2],
  [H, 5, 2],
  [V, 9, 1],
  [X, 3, 5],
  [X, 7, 5],
] as const;

/** The seven placements of a colour in the ready set-up. */
export function readyPlacements({ camp }: RiftOptions, colour: Colour): Action[] {
  return READY.map(([kind, file, rank]) => {
    const square = squareAt(file, kind === X || camp === 'inset' ? rank : rank - 1);
    return dropAction(kind, colour === WHITE ? square : SQUARES - 1 - square);
  });
}

function placeReady(state: RiftState): void {
  const placements = ([WHITE, BLACK] as const).map(colour => readyPlacements(state.options, colour));
  for (let i = 0; i < SETUP_PLIES; i++) make(state, placements[state.side]?.[i >> 1] as Action);
}
