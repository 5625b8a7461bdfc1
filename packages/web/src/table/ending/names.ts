// @chunk table
import type { Seat } from '@tessera/engine';
import type { MatchSetup } from '../../match/client.ts';

/** Whether whoever reads it is the one in this seat: the only person here, or somebody without a name. */
export function isSpokenTo({ seats }: Pick<MatchSetup, 'seats'>, seat: Seat | undefined): boolean {
  const holder = seats[seat ?? -1];
  return holder?.kind === 'you' && (holder.name === '' || !seats.some(({ kind }) => kind === 'friend'));
}
