/** Who at this screen answers for which seat, and how far undo and redo reach because of it. */
import type { Seat, Viewer } from '@tessera/engine';
import type { MatchSetup } from './client.ts';

type Seats = Pick<MatchSetup, 'seats'>;

export const isPerson = ({ seats }: Seats, seat: Seat | null): boolean => {
  const holder = seat === null ? undefined : seats[seat];
  return holder !== undefined && holder.kind !== 'bot';
};

const personsOf = (setup: Seats): readonly Seat[] =>
  setup.seats.map((_, seat) => seat).filter(seat => isPerson(setup, seat));

/** The seat for which a click, a question or a resignation at this screen speaks; none when all are bots. */
export const speakerOf = (setup: Seats, toAct: Seat | null): Seat | undefined =>
  toAct !== null && isPerson(setup, toAct) ? toAct : personsOf(setup)[0];

/** Whose knowledge the screen shows: with several people around it, nobody's secrets but the actor's. */
export function viewerOf(setup: Seats, toAct: Seat | null): Viewer {
  if (toAct !== null && isPerson(setup, toAct)) return toAct;
  const persons = personsOf(setup);
  return persons.length === 1 ? (persons[0] as Seat) : 'watcher';
}

/** How many answers undo takes back: down to the last one given at this screen. 0 when there is none. */
export function undoReach(setup: Seats, played: readonly Seat[]): number {
  const last = played.findLastIndex(seat => isPerson(setup, seat));
  return last < 0 ? 0 : played.length - last;
}

/** How many answers redo plays again: one given at this screen, and the bots' replies to it. */
export function redoReach(setup: Seats, undone: readonly Seat[]): number {
  const first = undone.findIndex(seat => isPerson(setup, seat));
  const next = undone.findIndex((seat, i) => i > first && isPerson(setup, seat));
  return first < 0 || next < 0 ? undone.length : next;
}
