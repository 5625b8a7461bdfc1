/** A view made ready for pointing at: which piece stands where, and which state draws its ways. */
import { moveList } from '@tessera/engine';
import {
  type Action,
  ARM_ALONG_FILE,
  ARM_ALONG_RANK,
  actionFrom,
  boardMoves,
  type Colour,
  colourOf,
  G,
  G_TAIL,
  I,
  I_TAIL,
  isPawn,
  kindOf,
  LETTERS,
  neighboursOf,
  type PieceView,
  pieceOf,
  type RiftState,
  type RiftView,
  rankOf,
  SIZE,
  SQUARES,
  T,
  X,
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
const linesOf = ({ letter, at }: PieceView): readonly number[] =>
  letter === 'G' ? [at, at + 1] : letter === 'I' ? [at, at + SIZE] : [at];

/** The state behind a view, as far as drawing helpers read it: reading the position string would cost bytes. */
export function drawingState(view: RiftView): RiftState {
  const board = Array<number>(SQUARES).fill(0);
  const engaged = Array<number>(10).fill(0);
  for (const piece of view.pieces) {
    const kind = LETTERS.indexOf(piece.letter);
    const [anchor, tail] = linesOf(piece);
    lay(board, anchor, pieceOf(piece.colour, kind));
    lay(board, tail, pieceOf(piece.colour, kind === G ? G_TAIL : I_TAIL));
    if (kind === X) layArms(board, piece.at);
    const pawn = piece.colour * 5 + kind - 1;
    if (isPawn(kind)) engaged[pawn] = (engaged[pawn] ?? 0) + 1;
  }
  const hands = view.sides.flatMap(({ hand }) => HAND_LETTERS.map(letter => hand[letter] ?? 0));
  const { options, toMove: side, quiet, ply } = view;
  const result = { winner: view.result?.winner ?? null, reason: view.result?.reason ?? null };
  return { options, board, engaged, hands, side, phase: phaseOf(view), quiet, ply, past: [], ...result };
}

function lay(board: number[], square: number | undefined, cell: number): void {
  if (square !== undefined) board[square] = (board[square] ?? 0) | cell;
}

/** R-CROSS-1: the four neighbours of a centre are arm-ends. */
function layArms(board: number[], centre: number): void {
  for (const end of neighboursOf(centre)) {
    lay(board, end, rankOf(end) === rankOf(centre) ? ARM_ALONG_RANK : ARM_ALONG_FILE);
  }
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
export function perspectiveOf({ setup, toAct, isYours }: MatchSnapshot<RiftView>): Colour {
  if (isYours && toAct !== null) return toAct === 0 ? 0 : 1;
  return seatOfPerson(setup.seats.map(seat => seat.kind));
}

/** The seat of `you`, else of a friend, else White. */
export function seatOfPerson(kinds: readonly string[]): Colour {
  const you = kinds.indexOf('you');
  const friend = kinds.indexOf('friend');
  return (you >= 0 ? you : friend) === 1 ? 1 : 0;
}
