/** T-DEC-9: a seat leaves the table. */
import type { Seat } from '@tessera/engine';
import { finish, type Play } from '../change.ts';

/** The labs of a seat pass to the next seat that is still there; when none is, the team has given up. */
export function leave(play: Play, seat: Seat): void {
  const { holders } = play.state;
  play.events?.push({ type: 'left', seat, lab: holders.indexOf(seat) });
  if (holders.every(holder => holder === seat)) {
    finish(play, 'resign');
    return;
  }
  const heirs = holders.map((_, lab) => heirOf(holders, lab, seat));
  heirs.forEach((heir, lab) => {
    holders[lab] = heir;
  });
}

function heirOf(holders: readonly Seat[], lab: number, seat: Seat): Seat {
  for (let i = 0; i < holders.length; i++) {
    const holder = holders[(lab + i) % holders.length];
    if (holder !== undefined && holder !== seat) return holder;
  }
  return seat;
}
