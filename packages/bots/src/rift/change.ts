// @chunk *
/** A move with the positions before and after it, seen by the side that moves. */
import { type Action, type Colour, kindOf, LETTERS, type RiftState, squareName } from '@tessera/games/rift';

export interface Change {
  readonly me: Colour;
  readonly move: Action;
  readonly before: RiftState;
  readonly after: RiftState;
}

/** Parameters that name a piece in a sentence. */
export const pieceAt = (
  state: RiftState,
  square: number,
): { readonly piece: string; readonly at: string } => ({
  piece: LETTERS[kindOf(state.board[square] as number)] ?? '',
  at: squareName(square),
});
