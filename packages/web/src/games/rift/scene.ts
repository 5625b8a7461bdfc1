/** A view made ready for pointing at: which piece stands where, and which state draws its ways. */
import { moveList } from '@tessera/engine';
import {
  type Action,
  actionFrom,
  boardMoves,
  type Colour,
  colourOf,
  I,
  kindOf,
  LETTERS,
  type PieceView,
  type RiftState,
  type RiftView,
  stateOf,
  T,
  tailStep,
} from '@tessera/games/rift';
import type { MatchSnapshot } from '../../match/client.ts';

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
  for (const piece of view.pieces) for (const line of linesOf(piece)) pieces.set(line, piece);
  return {
    view,
    state: stateOf(view),
    pieceOn: square => pieces.get(square),
    isFree: square => !pieces.has(square),
  };
}

/** The crossings a piece stands on: two for a large slide, its anchor first (R-PIECE-3). */
const linesOf = ({ letter, at }: PieceView): readonly number[] => {
  const tail = tailStep(LETTERS.indexOf(letter));
  return tail === 0 ? [at] : [at, at + tail];
};

/** Where a piece could go if its side were to move: for looking, never for playing. */
export function lookedActions({ state }: Scene, anchor: number): readonly Action[] {
  const cell = state.board[anchor] ?? 0;
  if ('sx'.includes(state.phase) || !isMobile(kindOf(cell))) return [];
  const found = moveList<Action>();
  boardMoves({ ...state, side: colourOf(cell) }, found);
  return found.items.filter(action => actionFrom(action) === anchor);
}

const isMobile = (kind: number): boolean => kind >= T && kind <= I;

/** Through whose eyes the table looks: whoever decides at this screen, else the person who sits here. */
export function perspectiveOf({
  setup,
  toAct,
  isYours,
}: Pick<MatchSnapshot<RiftView>, 'setup' | 'toAct' | 'isYours'>): Colour {
  if (isYours && toAct !== null) return toAct === 0 ? 0 : 1;
  return seatOfPerson(setup.seats.map(seat => seat.kind));
}

/** The seat of `you`, else of a friend, else White. */
export function seatOfPerson(kinds: readonly string[]): Colour {
  const you = kinds.indexOf('you');
  const friend = kinds.indexOf('friend');
  return (you >= 0 ? you : friend) === 1 ? 1 : 0;
}
