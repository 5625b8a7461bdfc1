// @chunk *-board
/** A view prepared for hit tests and drawing: pieces by crossing, and a state for computing ways. */
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
  /** State for drawing helpers only; legality comes from the match. */
  readonly state: RiftState;
  /** The piece on a crossing, which may be either line of a large slide. */
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

/** True during set-up, when nothing moves yet. */
export const isSetup = ({ decision }: RiftView): boolean => decision.startsWith('setup');

/** The colour whose perspective is shown. */
export const eyesOf = ({ setup, toAct }: Pick<MatchSnapshot<RiftView>, 'setup' | 'toAct'>): Colour =>
  speakerOf(setup, toAct) === 1 ? 1 : 0;
