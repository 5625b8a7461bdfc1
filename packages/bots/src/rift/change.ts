/** A move and the positions around it, seen by whoever makes it. */
import { type Action, type Colour, kindOf, LETTERS, type RiftState, squareName } from '@tessera/games/rift';

export interface Change {
  readonly me: Colour;
  readonly move: Action;
  readonly before: RiftState;
  readonly after: RiftState;
}

/** How a sentence names a piece. */
export const pieceAt = (
  state: RiftState,
  square: number,
): { readonly piece: string; readonly at: string } => ({
  piece: LETTERS[kindOf(state.board[square] as number)] ?? '',
  at: squareName(square),
});
