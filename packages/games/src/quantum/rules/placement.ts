/** Q-DEPLOY-2: squares where a ship may be deployed. */
import type { Seat } from '@tessera/engine';
import { CARD } from '../cards/index.ts';
import { add, noSquares, type Squares } from '../squares.ts';
import { cubesOn, geometry, has, isEmpty, isNearShip, type PublicState } from '../state.ts';
import type { Square } from '../types.ts';
import { readTaken } from './movement.ts';

export const isOwnOrbit = (state: PublicState, seat: Seat, square: Square): boolean => {
  const planet = geometry(state).orbitOf[square] ?? -1;
  return planet >= 0 && cubesOn(state, planet, seat) > 0;
};

const found = noSquares();
const taken = noSquares();

/** Empty orbits of planets with an own cube; with Stealthy also squares without an adjacent ship. */
export function placesFor(state: PublicState, seat: Seat): Squares {
  const { orbitSets, planets, size, words } = geometry(state);
  readTaken(state, taken);
  found.fill(0);
  for (let planet = 0; planet < planets.length; planet++) {
    if (cubesOn(state, planet, seat) === 0) continue;
    for (let word = 0; word < words; word++)
      found[word] =
        (found[word] as number) | ((orbitSets[planet * words + word] as number) & ~(taken[word] as number));
  }
  if (has(state, seat, CARD.stealthy))
    for (let square = 0; square < size; square++)
      if (isEmpty(state, square) && !isNearShip(state, square)) add(found, square);
  return found;
}
