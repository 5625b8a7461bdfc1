/** A view made ready for pointing at: which piece stands where, and which state draws its ways. */
import { moveList } from '@tessera/engine';
import {
  type Action,
  actionFrom,
  boardMoves,
  type Colour,
  colourOf,
  I,
  isPawn,
  kindOf,
  LETTERS,
  layPiece,
  type PieceView,
  type RiftState,
  type RiftView,
  SQUARES,
  T,
  tailStep,
} from '@tessera/games/rift';
import type { MatchSnapshot } from '../../match/client.ts';
import { HAND_LETTERS } from './answers.ts';

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
    state: drawingState(view),
    pieceOn: square => pieces.get(square),
    isFree: square => !pieces.has(square),
  };
}

/** The crossings a piece stands on: two for a large slide, its anchor first (R-PIECE-3). */
const linesOf = ({ letter, at }: PieceView): readonly number[] => {
  const tail = tailStep(LETTERS.indexOf(letter));
  return tail === 0 ? [at] : [at, at + tail];
};

/** The state behind a view, as far as drawing helpers read it: parsing the position would cost bytes. */
export function drawingState(view: RiftView): RiftState {
  const board = Array<number>(SQUARES).fill(0);
  const engaged = Array<number>(10).fill(0);
  for (const { letter, colour, at } of view.pieces) {
    const kind = LETTERS.indexOf(letter);
    layPiece(board, colour, kind, at);
    const pawn = colour * 5 + kind - 1;
    if (isPawn(kind)) engaged[pawn] = (engaged[pawn] ?? 0) + 1;
  }
  const hands = view.sides.flatMap(({ hand }) => HAND_LETTERS.map(letter => hand[letter] ?? 0));
  const { options, toMove: side, quiet, ply } = view;
  const result = { winner: view.result?.winner ?? null, reason: view.result?.reason ?? null };
  return { options, board, engaged, hands, side, phase: phaseOf(view), quiet, ply, past: [], ...result };
}

const phaseOf = ({ decision }: RiftView): RiftState['phase'] =>
  decision === 'ended' ? 'e' : decision.startsWith('setup') ? 's' : 'p';

/** Where a piece could go if its side were to move: for looking, never for playing. */
export function lookedActions({ state }: Scene, anchor: number): readonly Action[] {
  const cell = state.board[anchor] ?? 0;
  if (state.phase === 's' || !isMobile(kindOf(cell))) return [];
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
