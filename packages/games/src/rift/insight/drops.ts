/** Drops worth a look: a table draws them larger, and offers all the others too. */
import { type Action, actionFrom, actionKind, actionTo, linesAfter } from '../action.ts';
import { fileOf, rankOf } from '../board.ts';
import { layPiece } from '../cells.ts';
import { captures } from '../threats.ts';
import {
  type Cell,
  type Colour,
  colourOf,
  G_TAIL,
  I,
  KIND,
  kindOf,
  other,
  type RiftState,
  T,
} from '../types.ts';

/** Drops next to the enemy Tesseract, on the landing of an enemy capture, or that attack at once. */
export function sensibleDrops(
  state: RiftState,
  colour: Colour,
  drops: readonly Action[],
): ReadonlySet<Action> {
  const guards = new Set(captures(state, other(colour)).flatMap(linesAfter));
  const tesseract = state.board.findIndex(cell => kindOf(cell) === T && colourOf(cell) !== colour);
  const isNear = (square: number): boolean => distance(tesseract, square) === 1;
  return new Set(
    drops.filter(
      drop => linesAfter(drop).some(line => isNear(line) || guards.has(line)) || attacks(state, colour, drop),
    ),
  );
}

const distance = (a: number, b: number): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

/** True when the dropped piece could capture on its owner's next turn, if nothing else changed. */
function attacks(state: RiftState, colour: Colour, drop: Action): boolean {
  // Only the dropped piece and the enemy matter; fewer pieces that can act make this faster.
  const board = state.board.map(cell => inert(cell, colour));
  layPiece(board, colour, actionKind(drop), actionTo(drop));
  return captures({ ...state, board, side: colour }, colour).some(
    action => actionFrom(action) === actionTo(drop),
  );
}

/** Own pieces as second lines of slides: they still block, but never act. */
const inert = (cell: Cell, colour: Colour): Cell =>
  kindOf(cell) === 0 || kindOf(cell) > I || colourOf(cell) !== colour ? cell : (cell & ~KIND) | G_TAIL;
