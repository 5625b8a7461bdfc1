/** Reasons why a reserve piece cannot be dropped there (R-RES). */
import { type RuleViolation, violation } from '@tessera/engine';
import { at, fileOf, isOnBoard, rankOf, squareName } from '../board.ts';
import { tailStep } from '../cells.ts';
import { inHand } from '../rules/material.ts';
import { closedBits } from '../rules/slides.ts';
import { G, isLarge, isPawn, KIND, LETTERS, type RiftState } from '../types.ts';

export function explainDrop(state: RiftState, kind: number, to: number): RuleViolation {
  const { board, options, side } = state;
  const name = squareName(to);
  if (inHand(state, side, kind) === 0) {
    return violation('R-RES-1', 'E_NOT_IN_RESERVE', { piece: LETTERS[kind] as string });
  }
  if ((at(board, to) & KIND) !== 0) return violation('R-PIECE-4', 'E_OCCUPIED', { at: name });
  if (isPawn(kind)) return violation('R-CROSS-5', 'E_ARM_END', { at: name });
  if (isLarge(kind)) {
    const isInside = kind === G ? isOnBoard(fileOf(to) + 1, 0) : isOnBoard(0, rankOf(to) + 1);
    if (!isInside) return violation('R-RES-4', 'E_NO_ROOM', { at: name });
    const tail = to + tailStep(kind);
    if ((at(board, tail) & KIND) !== 0) return violation('R-RES-4', 'E_OCCUPIED', { at: squareName(tail) });
    // With `perpendicular` either line may be the one that would lie along an arm.
    const isFirst = (at(board, to) & closedBits(options, kind)) !== 0;
    return violation('R-CROSS-6', 'E_ALONG_ARM', { at: squareName(isFirst ? to : tail) });
  }
  return violation('R-CROSS-6', 'E_ALONG_ARM', { at: name });
}
