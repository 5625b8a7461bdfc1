/** Planets that are ready for a cube, and the effect of moving ships on them (Q-BUILD). */
import type { Seat } from '@tessera/engine';
import { buildRefusal, neededSum, orbitSum } from '../rules/build.ts';
import { geometry, type PublicState } from '../state.ts';
import { type Die, NOBODY, type Planet } from '../types.ts';

/** Sum of a seat's ships in an orbit, and the sum it needs there. */
export interface Orbit {
  readonly planet: Planet;
  readonly seat: Seat;
  readonly sum: number;
  readonly needed: number;
  /** True if it can be built on, cards included: only the two actions may be missing. */
  readonly isReady: boolean;
  /** True if it takes a cube of the seat, or would with the right sum. */
  readonly isOpen: boolean;
}

export function orbitOf(state: PublicState, seat: Seat, planet: Planet): Orbit {
  const refusal = buildRefusal(state, seat, planet);
  return {
    planet,
    seat,
    sum: orbitSum(state, seat, planet),
    needed: neededSum(state, seat, planet),
    isReady: refusal === undefined,
    isOpen: refusal === undefined || refusal === 'E_SUM',
  };
}

const planetsOf = (state: PublicState): readonly Planet[] =>
  geometry(state).planets.map((_, planet) => planet);

/**
 * Planets a seat can build on in its turn, as its ships stand: cards taken this turn work by then (Q-ADV-5).
 */
export function readyNextTurn(state: PublicState, seat: Seat): readonly Planet[] {
  const active = [...state.active];
  active[seat] = (state.commands[seat] ?? []).reduce((bits, card) => bits | (1 << card), 0);
  return planetsOf(state).filter(planet => buildRefusal({ ...state, active }, seat, planet) === undefined);
}

/** The table with ships on other squares, or off the map. */
export function rearranged(
  state: PublicState,
  moves: readonly (readonly [die: Die, to: number])[],
): PublicState {
  const [ships, places] = [[...state.ships], [...state.places]];
  for (const [die] of moves) if ((places[die] as number) >= 0) ships[places[die] as number] = NOBODY;
  for (const [die, to] of moves) {
    places[die] = to;
    if (to >= 0) ships[to] = die;
  }
  return { ...state, ships, places };
}

/** The table with a ship that shows another face. */
export const turnedTo = (state: PublicState, die: Die, face: number): PublicState => ({
  ...state,
  faces: state.faces.with(die, face),
});

/** Orbits that become ready or cease to be, by planet and seat, in their later state. */
export const orbitChanges = (before: PublicState, after: PublicState): readonly Orbit[] =>
  planetsOf(before).flatMap(planet =>
    before.cubesLeft.flatMap((_, seat) => {
      const orbit = orbitOf(after, seat, planet);
      return orbit.isReady === orbitOf(before, seat, planet).isReady ? [] : [orbit];
    }),
  );
