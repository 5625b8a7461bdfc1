/** Clocks of people at one screen, as the pace of their table. */
import type { Seat } from '@tessera/engine';
import type { Pace } from '@tessera/wire';
import type { TimeControl } from './client.ts';

export const paceOf = ({ minutes, increment }: TimeControl): Pace => ({
  total: minutes * 60,
  increment,
  move: null,
});

/** A clock as earlier versions noted it: `seat` had thought for `spent` milliseconds. */
export interface Time {
  readonly count: number;
  readonly seat: Seat;
  readonly left: readonly number[];
  readonly spent: number;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Reads such clocks from unvalidated notes. */
export function readTimes(notes: unknown): readonly Time[] {
  const { times } = Object(notes);
  return (Array.isArray(times) ? times : []).flatMap((one): Time[] => {
    const { count, seat, left, spent } = Object(one);
    const isTime = [count, seat, spent].every(isCount) && Array.isArray(left) && left.every(isCount);
    return isTime ? [{ count, seat, left, spent }] : [];
  });
}
