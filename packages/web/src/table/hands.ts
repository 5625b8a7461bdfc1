/** Several people at one screen: whose turn it is to use it, and when that changes. */
import type { Seat } from '@tessera/engine';
import type { MatchSnapshot } from '../match/client.ts';
import { isPerson, personsOf } from '../match/seating.ts';

type Seen = Pick<MatchSnapshot<unknown>, 'setup' | 'toAct' | 'moves' | 'outcome'>;

/** The person who decides, if several people share this screen. */
export const handsOf = ({ setup, toAct, outcome }: Seen): Seat | undefined =>
  toAct !== null && outcome === null && isPerson(setup, toAct) && personsOf(setup).length > 1
    ? toAct
    : undefined;

/** True if another person at this screen decided last. */
export function isHandedOver(seen: Seen): boolean {
  const hands = handsOf(seen);
  const last = seen.moves.findLast(({ seat }) => isPerson(seen.setup, seat));
  return !seen.setup.isAnalysis && hands !== undefined && last !== undefined && last.seat !== hands;
}
