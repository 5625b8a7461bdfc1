/** Who at this screen answers for which seat, and how far undo and redo reach because of it. */
import { isLeaving, isMatchWord, type Seat, type Viewer } from '@tessera/engine';
import type { MatchSetup, PlayedMove } from './client.ts';

type Seats = Pick<MatchSetup, 'seats'>;

export const isPerson = ({ seats }: Seats, seat: Seat | null): boolean => {
  const holder = seat === null ? undefined : seats[seat];
  return holder?.kind === 'you' || holder?.kind === 'friend';
};

export const personsOf = (setup: Seats): readonly Seat[] =>
  setup.seats.map((_, seat) => seat).filter(seat => isPerson(setup, seat));

/** The seat for which this screen speaks: whoever decides here, else you, else a friend; none when all are bots. */
export function speakerOf(setup: Seats, toAct: Seat | null): Seat | undefined {
  const persons = personsOf(setup);
  const you = persons.find(seat => setup.seats[seat]?.kind === 'you');
  return persons.find(seat => seat === toAct) ?? you ?? persons[0];
}

/** Whose knowledge the screen shows: with several people around it, nobody's secrets but the actor's. */
export function viewerOf(setup: Seats, toAct: Seat | null): Viewer {
  if (toAct !== null && isPerson(setup, toAct)) return toAct;
  const persons = personsOf(setup);
  return persons.length === 1 ? (persons[0] as Seat) : 'watcher';
}

/** Seats and whether they win or lose together. */
export interface Team extends Seats {
  readonly isTogether: boolean;
}

/** How many answers undo takes back: down to the last one given at this screen. 0 when there is none. */
export function undoReach(team: Team, played: readonly PlayedMove[]): number {
  const last = played.findLastIndex(({ seat }) => isPerson(team, seat));
  if (last < 0) return 0;
  // A team that gave up left one after another, and comes back together.
  const left = team.isTogether ? leavingAtEnd(played) : 0;
  return Math.max(left, played.length - last);
}

/** How many answers redo plays again: one given at this screen, and the bots' replies to it. */
export function redoReach(team: Team, undone: readonly PlayedMove[]): number {
  const first = undone.findIndex(({ seat }) => isPerson(team, seat));
  const next = undone.findIndex(({ seat }, i) => i > first && isPerson(team, seat));
  const reach = first < 0 || next < 0 ? undone.length : next;
  const stays = undone.findIndex(({ move }) => !isLeaving(move));
  const leave = stays < 0 ? undone.length : stays;
  return team.isTogether ? Math.max(leave, reach) : reach;
}

/** How many of the last answers were seats that left, or everybody who agreed to end. */
export const leavingAtEnd = (played: readonly PlayedMove[]): number =>
  played.length - 1 - played.findLastIndex(({ move }) => !isMatchWord(move));
