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

/** Aim of a drop: it attacks at once, fills the landing of an enemy capture, or stands next to the enemy Tesseract. */
export type DropAim = 'attack' | 'guard' | 'near';

/** Drops with an aim; of several the first counts. */
export function sensibleDrops(
  state: RiftState,
  colour: Colour,
  drops: readonly Action[],
): ReadonlyMap<Action, DropAim> {
  const guards = new Set(captures(state, other(colour)).flatMap(linesAfter));
  const tesseract = state.board.findIndex(cell => kindOf(cell) === T && colourOf(cell) !== colour);
  const isNear = (square: number): boolean => distance(tesseract, square) === 1;
  const aimOf = (drop: Action): DropAim | undefined => {
    const lines = linesAfter(drop);
    if (attacks(state, colour, drop)) return 'attack';
    if (lines.some(line => guards.has(line))) return 'guard';
    return lines.some(isNear) ? 'near' : undefined;
  };
  const found = new Map<Action, DropAim>();
  for (const drop of drops) {
    const aim = aimOf(drop);
    if (aim) found.set(drop, aim);
  }
  return found;
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
