/** Stages of an offer to end, from the question to the last answer. */
import type { Seat } from '@tessera/engine';
import type { MatchSnapshot, OfferAnswer } from '../../match/client.ts';

/** Number of moves before the same player may offer again. */
export const REST = 6;

export type Stage =
  /** The offer, or the number of moves that this player still has to wait. */
  | { readonly kind: 'ask'; readonly rest: number }
  /** A person at this screen answers, or a bot thinks. */
  | { readonly kind: 'asked'; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly why?: OfferAnswer['why'] };

/** Number of moves before this seat may offer again. */
export function restOf(
  { notes, moves }: Pick<MatchSnapshot<unknown>, 'notes' | 'moves'>,
  seat: Seat,
): number {
  const last = notes.declined.findLast(declined => declined.seat === seat);
  return last ? Math.max(0, last.count + REST - moves.length) : 0;
}
