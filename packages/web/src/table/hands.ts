/** Several people at one screen: whose hands it needs, and when they change. */
import type { Seat } from '@tessera/engine';
import type { MatchSnapshot } from '../match/client.ts';
import { isPerson, personsOf } from '../match/seating.ts';

type Seen = Pick<MatchSnapshot<unknown>, 'setup' | 'toAct' | 'moves' | 'outcome'>;

/** Whose decision it is, where that could be somebody else of this screen. */
export const handsOf = ({ setup, toAct, outcome }: Seen): Seat | undefined =>
  toAct !== null && outcome === null && isPerson(setup, toAct) && personsOf(setup).length > 1
    ? toAct
    : undefined;

/** Whether somebody else of this screen decided last: the screen is handed over. */
export function isHandedOver(seen: Seen): boolean {
  const hands = handsOf(seen);
  const last = seen.moves.findLast(({ seat }) => isPerson(seen.setup, seat));
  return !seen.setup.isAnalysis && hands !== undefined && last !== undefined && last.seat !== hands;
}
