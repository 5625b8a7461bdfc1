// @chunk *-board
/** A view made ready for pointing at: which piece stands where, and which state draws its ways. */
import {
  type Colour,
  LETTERS,
  linesOf,
  type PieceView,
  type RiftState,
  type RiftView,
  stateOf,
} from '@tessera/games/rift';
import type { MatchSnapshot } from '../../match/client.ts';
import { speakerOf } from '../../match/seating.ts';

export interface Scene {
  readonly view: RiftView;
  /** For drawing helpers only; what is legal comes from the match. */
  readonly state: RiftState;
  /** The piece on a crossing; either line of a large slide leads to it. */
  pieceOn(square: number): PieceView | undefined;
  isFree(square: number): boolean;
}

export function sceneOf(view: RiftView): Scene {
  const pieces = new Map<number, PieceView>();
  for (const piece of view.pieces)
    for (const line of linesOf(LETTERS.indexOf(piece.letter), piece.at)) pieces.set(line, piece);
  return {
    view,
    state: stateOf(view),
    pieceOn: square => pieces.get(square),
    isFree: square => !pieces.has(square),
  };
}

/** Pieces are being placed: nothing moves yet. */
export const isSetup = ({ decision }: RiftView): boolean => decision.startsWith('setup');

/** Through whose eyes the table looks. */
export const eyesOf = ({ setup, toAct }: Pick<MatchSnapshot<RiftView>, 'setup' | 'toAct'>): Colour =>
  speakerOf(setup, toAct) === 1 ? 1 : 0;
