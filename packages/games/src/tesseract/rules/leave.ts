/** T-DEC-9: a seat leaves the table. */
import type { Seat } from '@tessera/engine';
import { finish, type Play } from '../change.ts';
import { holdersAtFirst } from '../state.ts';

/**
 * The labs of a seat pass to the next seat that is still there. When none is, the team has given up, and the labs
 * are those of their researchers again.
 */
export function leave(play: Play, seat: Seat): void {
  const { holders, players } = play.state;
  play.events?.push({ type: 'left', seat, lab: holders.indexOf(seat) });
  if (holders.every(holder => holder === seat)) {
    replace(holders, holdersAtFirst(players));
    finish(play, 'resign');
    return;
  }
  replace(
    holders,
    holders.map((_, lab) => heirOf(holders, lab, seat)),
  );
}

function replace(holders: Seat[], next: readonly Seat[]): void {
  next.forEach((holder, lab) => {
    holders[lab] = holder;
  });
}

function heirOf(holders: readonly Seat[], lab: number, seat: Seat): Seat {
  for (let i = 0; i < holders.length; i++) {
    const holder = holders[(lab + i) % holders.length];
    if (holder !== undefined && holder !== seat) return holder;
  }
  return seat;
}
