/** The view, which is the whole state: rift hides nothing. */
import { at } from './board.ts';
import { layPiece } from './cells.ts';
import { formatPosition } from './position.ts';
import { starterOf } from './rules/end.ts';
import { changeEngaged, isLimited } from './rules/material.ts';
import { timesSeen } from './rules/repetition.ts';
import { mustDrop } from './rules/reserve.ts';
import { type Stage, stageOf } from './rules/setup.ts';
import { emptyState } from './setup.ts';
import {
  BLACK,
  type Colour,
  colourOf,
  FULL_HAND,
  HAND_KINDS,
  HAND_SIZE,
  isPawn,
  kindOf,
  LETTERS,
  type Letter,
  type Phase,
  type Reason,
  type RiftOptions,
  type RiftState,
  WHITE,
  X,
} from './types.ts';

export interface PieceView {
  readonly colour: Colour;
  readonly letter: Letter;
  /** The crossing of a pawn or centre, the anchor of a slide. */
  readonly at: number;
}

/** A count for each letter of T S P R C H G X. */
export type Counts = Readonly<Partial<Record<Letter, number>>>;

export interface SideView {
  /** In set-up everything not placed yet, in play the reserve. */
  readonly hand: Counts;
  /** Pawns of this colour that were captured. */
  readonly lost: Counts;
  /** R-TESS-2: its Tesseract moves at most four steps. */
  readonly isLimited: boolean;
}

/** Section 18: the pending decision of the side to move. */
export type Decision =
  | 'setup.pawn'
  | 'setup.slide'
  | 'setup.cross'
  | 'play.action'
  | 'play.forcedDrop'
  | 'ended';

export interface RiftView {
  readonly options: RiftOptions;
  readonly pieces: readonly PieceView[];
  readonly sides: readonly [SideView, SideView];
  readonly toMove: Colour;
  readonly starter: Colour;
  readonly decision: Decision;
  readonly quiet: number;
  readonly ply: number;
  readonly result: { readonly winner: Colour; readonly reason: Reason } | null;
  /** Position string of section 15, for sharing. */
  readonly position: string;
  /** R-END-6: occurrences of the present position, itself included. */
  readonly repeats: number;
  /** R-END-6: two words for each position of play so far, the present one last. */
  readonly past: readonly number[];
  /** R-END-6: indices in `past` of second occurrences. */
  readonly twice: readonly number[];
}

export function viewOf(state: RiftState): RiftView {
  const { options, quiet, ply, side, winner, reason } = state;
  return {
    options,
    pieces: state.board.flatMap((cell, square) => pieceAt(cell, square)),
    sides: [sideView(state, WHITE), sideView(state, BLACK)],
    toMove: side,
    starter: starterOf(state),
    decision: decisionOf(state),
    quiet,
    ply,
    result: winner !== null && reason !== null ? { winner, reason } : null,
    position: formatPosition(state),
    repeats: timesSeen(state),
    past: state.past.slice(),
    twice: state.twice.slice(),
  };
}

/** The state of a view, which is complete. */
export function stateOf({ options, pieces, sides, position, past, result, ...view }: RiftView): RiftState {
  const state: RiftState = {
    ...emptyState(options),
    hands: sides.flatMap(({ hand }) => HAND_KINDS.map(kind => hand[LETTERS[kind] as Letter] ?? 0)),
    side: view.toMove,
    phase: position.split(' ')[3] as Phase,
    quiet: view.quiet,
    ply: view.ply,
    past: past.slice(),
    twice: view.twice.slice(),
    winner: result?.winner ?? null,
    reason: result?.reason ?? null,
  };
  for (const { letter, colour, at: square } of pieces) {
    const kind = LETTERS.indexOf(letter);
    layPiece(state.board, colour, kind, square);
    if (isPawn(kind)) changeEngaged(state, colour, kind, 1);
  }
  return state;
}

function pieceAt(cell: number, square: number): PieceView[] {
  const kind = kindOf(cell);
  if (kind === 0 || kind > X) return [];
  return [{ colour: colourOf(cell), letter: LETTERS[kind] as Letter, at: square }];
}

function sideView(state: RiftState, colour: Colour): SideView {
  const hand: Partial<Record<Letter, number>> = {};
  const lost: Partial<Record<Letter, number>> = {};
  HAND_KINDS.forEach((kind, slot) => {
    const letter = LETTERS[kind] as Letter;
    const unplaced = at(state.hands, colour * HAND_SIZE + slot);
    hand[letter] = unplaced;
    if (isPawn(kind))
      lost[letter] = Math.max(0, at(FULL_HAND, slot) - unplaced - at(state.engaged, colour * 5 + slot));
  });
  return { hand, lost, isLimited: isLimited(state, colour) };
}

const STAGES: Readonly<Record<Stage, Decision>> = {
  pawn: 'setup.pawn',
  slide: 'setup.slide',
  cross: 'setup.cross',
};

function decisionOf(state: RiftState): Decision {
  if (state.phase === 'e') return 'ended';
  if (state.phase !== 'p') return STAGES[stageOf(state)];
  return mustDrop(state, state.side) ? 'play.forcedDrop' : 'play.action';
}
