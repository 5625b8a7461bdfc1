/** Q-BUILD, Q-ENT: conditions for a cube on a planet. */
import type { Seat } from '@tessera/engine';
import { CARD } from '../cards/index.ts';
import {
  cubesOn,
  faceOf,
  freeSlots,
  geometry,
  has,
  isEntangled,
  type PublicState,
  shipOn,
} from '../state.ts';
import { NOBODY, ownerOf, type Planet, type Square } from '../types.ts';

export type BuildRefusal = 'E_NO_SLOT' | 'E_ALREADY_BUILT' | 'E_SUM';

/** Sum of the faces of all own ships on some squares. */
function sumOn(state: PublicState, seat: Seat, squares: readonly Square[]): number {
  let sum = 0;
  for (const square of squares) {
    const ship = shipOn(state, square);
    if (ship !== NOBODY && ownerOf(ship) === seat) sum += faceOf(state, ship);
  }
  return sum;
}

/** Q-BUILD-2: every ship in orbit counts. */
export const orbitSum = (state: PublicState, seat: Seat, planet: Planet): number =>
  sumOn(state, seat, geometry(state).planets[planet]?.orbit ?? []);

/** Every possible sum: with Ingenious any of the corners may be added. Bit n: the sum n is possible. */
function sumsOf(state: PublicState, seat: Seat, planet: Planet): number {
  let sums = 1 << orbitSum(state, seat, planet);
  if (!has(state, seat, CARD.ingenious)) return sums;
  for (const corner of geometry(state).planets[planet]?.corners ?? []) {
    const face = sumOn(state, seat, [corner]);
    if (face > 0) sums |= sums << face;
  }
  return sums;
}

/** Q-ENT-2: the number, and three more for each own cube on the planet. */
export const neededSum = (state: PublicState, seat: Seat, planet: Planet): number =>
  (geometry(state).planets[planet]?.number ?? 0) + 3 * cubesOn(state, planet, seat);

export function buildRefusal(state: PublicState, seat: Seat, planet: Planet): BuildRefusal | undefined {
  if (freeSlots(state, planet) === 0) return 'E_NO_SLOT';
  if (cubesOn(state, planet, seat) > 0 && !isEntangled(state, seat)) return 'E_ALREADY_BUILT';
  const needed = neededSum(state, seat, planet);
  const wanted = has(state, seat, CARD.intelligent) ? 7 << (needed - 1) : 1 << needed;
  // Bit 0 is no ship at all, which no planet needs.
  return sumsOf(state, seat, planet) & wanted ? undefined : 'E_SUM';
}
