/** Q-DEPLOY-2: where a ship comes back. */
import type { Seat } from '@tessera/engine';
import { CARD } from '../cards/index.ts';
import { cubesOn, geometry, has, isEmpty, isNearShip, type Table } from '../state.ts';
import type { Square } from '../types.ts';

export const isOwnOrbit = (state: Table, seat: Seat, square: Square): boolean => {
  const planet = geometry(state).orbitOf[square] ?? -1;
  return planet >= 0 && cubesOn(state, planet, seat) > 0;
};

/** Empty orbits of planets with an own cube; with Stealthy also what no ship is next to. */
const canPlace = (state: Table, seat: Seat, square: Square): boolean =>
  isEmpty(state, square) &&
  (isOwnOrbit(state, seat, square) || (has(state, seat, CARD.stealthy) && !isNearShip(state, square)));

/** In (y, x) order. */
export function placesFor(state: Table, seat: Seat, each: (square: Square) => void): void {
  const { size } = geometry(state);
  for (let square = 0; square < size; square++) if (canPlace(state, seat, square)) each(square);
}
