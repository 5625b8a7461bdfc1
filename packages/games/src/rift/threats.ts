/** Threats: actions a side would have if it were to move, for warnings, brackets and evaluation. */
import { type MoveList, moveList } from '@tessera/engine';
import { type Action, actionFrom, actionTaken, NONE, takenSquares } from './action.ts';
import { at } from './board.ts';
import { boardMoves } from './rules/generate.ts';
import { type Colour, colourOf, isPawn, isSlide, kindOf, type RiftState, T } from './types.ts';

const found: MoveList<Action> = moveList();

/** Actions of a piece if its side were to move, for display only. */
export function waysOf(state: RiftState, anchor: number): readonly Action[] {
  const cell = at(state.board, anchor);
  const isMobile = isPawn(kindOf(cell)) || isSlide(kindOf(cell));
  if (!isMobile) return [];
  found.count = 0;
  boardMoves({ ...state, side: colourOf(cell) }, found);
  return found.items.slice(0, found.count).filter(action => actionFrom(action) === anchor);
}

/** Every capture of a colour, whoever is to move. */
export function captures(state: RiftState, colour: Colour): readonly Action[] {
  found.count = 0;
  boardMoves(state.side === colour ? state : { ...state, side: colour }, found);
  return found.items.slice(0, found.count).filter(action => actionTaken(action) !== NONE);
}

/** True if an action takes the enemy Tesseract, which wins at once (R-END-1). */
export const takesTesseract = (state: RiftState, action: Action): boolean =>
  takenSquares(action).some(square => kindOf(at(state.board, square)) === T);
