/** L-DEC-6: a seat leaves the table. */
import type { Seat } from '@tessera/engine';
import { finish, type Play } from '../change.ts';

/** The agents of a seat pass to the next seat that is still there; when none is, the team has given up. */
export function leave(play: Play, seat: Seat): void {
  const { state, events } = play;
  events?.push({ type: 'left', seat });
  if (state.holders.every(holder => holder === seat)) {
    finish(play, 'RESIGN');
    return;
  }
  const before = state.holders.slice();
  state.holders = before.map((holder, agent) => (holder === seat ? heirOf(before, agent, seat) : holder));
}

function heirOf(holders: readonly Seat[], agent: number, seat: Seat): Seat {
  for (let i = 1; i < holders.length; i++) {
    const holder = holders[(agent + i) % holders.length];
    if (holder !== undefined && holder !== seat) return holder;
  }
  return seat;
}
