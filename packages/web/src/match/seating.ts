/** Seats whose players sit at this screen. */
import type { Seat } from '@tessera/engine';
import type { MatchSetup } from './client.ts';

type Seats = Pick<MatchSetup, 'seats'>;

export const isPerson = ({ seats }: Seats, seat: Seat | null): boolean => {
  const holder = seat === null ? undefined : seats[seat];
  return holder?.kind === 'you' || holder?.kind === 'friend';
};

export const personsOf = (setup: Seats): readonly Seat[] =>
  setup.seats.map((_, seat) => seat).filter(seat => isPerson(setup, seat));

/**
 * Seat this screen speaks for: the seat to act if it is held here, else yours, else a friend's; undefined if
 * all are bots.
 */
export function speakerOf(setup: Seats, toAct: Seat | null): Seat | undefined {
  const persons = personsOf(setup);
  const you = persons.find(seat => setup.seats[seat]?.kind === 'you');
  return persons.find(seat => seat === toAct) ?? you ?? persons[0];
}
