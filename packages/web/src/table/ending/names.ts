// @chunk table
import type { Seat } from '@tessera/engine';
import type { MatchSetup } from '../../match/client.ts';

/**
 * True if the reader holds this seat, as the only person here or as a player without a name: texts say "you".
 */
export function isSpokenTo({ seats }: Pick<MatchSetup, 'seats'>, seat: Seat | undefined): boolean {
  const holder = seats[seat ?? -1];
  return holder?.kind === 'you' && (holder.name === '' || !seats.some(({ kind }) => kind === 'friend'));
}
