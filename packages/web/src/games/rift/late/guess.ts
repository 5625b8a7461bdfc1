/** Illegal answers that a press probably meant, in notation: the rules explain why not. */
import {
  formatAction,
  LETTERS,
  type PieceView,
  SIZE,
  SQUARES,
  squareName,
  tailStep,
  waysOf,
} from '@tessera/games/rift';
import { type Held, letterOfHand, type Offer } from '../offer.ts';
import type { Scene } from '../scene.ts';

/** Guess for a press on a crossing that the piece in hand cannot reach. */
export function pressGuess(
  held: Held,
  heldPiece: PieceView | undefined,
  { forbidden }: Offer,
  square: number,
): string | undefined {
  const [action] = forbidden.get(square) ?? [];
  if (action !== undefined) return formatAction(action);
  if (held.from === 'hand') return `${letterOfHand(held)}@${squareName(square)}`;
  return heldPiece && guessOf(heldPiece, square);
}

/**
 * Guess for a piece that cannot act: crosses, forced drops, set-up and repetition have a clause, a blocked
 * piece has none.
 */
export function stuckGuess({ state, view }: Scene, piece: PieceView): string | undefined {
  if (piece.letter === 'X' || view.decision !== 'play.action')
    return guessOf(piece, (piece.at + SIZE + 1) % SQUARES);
  const [forbidden] = waysOf(state, piece.at);
  return forbidden === undefined ? undefined : formatAction(forbidden);
}

/**
 * Guessed notation of a move to a crossing. A slide is targeted by its leading line, so that its anchor may
 * be a step back.
 */
export function guessOf({ letter, at }: PieceView, square: number): string {
  const step = tailStep(LETTERS.indexOf(letter));
  const to = square > at && square - step >= 0 ? square - step : square;
  return `${letter}${squareName(at)}-${squareName(to)}`;
}
