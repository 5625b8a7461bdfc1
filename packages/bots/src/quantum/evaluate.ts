/** How good a table of quantum is for a seat, in hundredths of a ship's worth. */
import type { Seat } from '@tessera/engine';
import {
  cubesOn,
  type Die,
  FLEET,
  freeSlots,
  geometryOf,
  NOBODY,
  neededSum,
  orbitSum,
  ownerOf,
  type Planet,
  type QuantumState,
  RESERVE,
} from '@tessera/games/quantum';
import type { Evaluate } from '../greedy.ts';

/** What a cube is worth, and by how much more the last ones are. */
const CUBE = 260;
const LATE_CUBE = 60;
/** A planet whose number is met, one that a ship in reach would complete, one that a lucky roll would. */
const MET = 130;
const WITHIN_REACH = 70;
const BY_A_ROLL = 22;
const SHIP = 30;
const SCRAPPED = 8;
const CARD = 45;
const ACTION = 14;
const DRAW = 60;
/** By the place on the track: near its end it is nearly a cube, or a card. */
const DOMINANCE = [0, 0, 16, 36, 64, 110, 200];
const RESEARCH = [0, 0, 8, 17, 28, 42, 60];
const WON = 100_000;

export const evaluateQuantum: Evaluate<QuantumState> = (state, seat) => {
  const { outcome } = state;
  if (outcome) return outcome.winners.includes(seat) ? WON : -WON;
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let others = 0;
  for (let other = 0; other < state.players; other++) {
    if (other === seat || state.hasLeft[other]) continue;
    const worth = worthOf(state, other);
    best = Math.max(best, worth);
    sum += worth;
    others++;
  }
  // Whoever leads matters most, the others a little.
  return worthOf(state, seat) - (others === 0 ? 0 : 0.75 * best + 0.25 * (sum / others));
};

function worthOf(state: QuantumState, seat: Seat): number {
  const { turn, map } = state;
  const placed = map.cubes - (state.cubesLeft[seat] ?? 0);
  let worth = CUBE * placed + (LATE_CUBE * placed * placed) / map.cubes;
  worth += DOMINANCE[state.dominance[seat] ?? 1] ?? 0;
  worth += RESEARCH[state.research[seat] ?? 1] ?? 0;
  worth += CARD * (state.commands[seat]?.length ?? 0);
  for (let die = seat * FLEET; die < (seat + 1) * FLEET; die++) {
    const at = state.places[die] as number;
    if (at >= 0) worth += SHIP;
    else if (at !== RESERVE) worth += SCRAPPED;
  }
  if (turn.active === seat) worth += ACTION * turn.actions + DRAW * Math.max(turn.draws, turn.cubesPlaced);
  return worth + prospects(state, seat);
}

/** The two planets that are nearest to a cube. */
function prospects(state: QuantumState, seat: Seat): number {
  const { planets } = geometryOf(state.map);
  let [first, second] = [0, 0];
  for (let planet = 0; planet < planets.length; planet++) {
    if (freeSlots(state, planet) === 0 || cubesOn(state, planet, seat) > 0) continue;
    const prospect = prospectOf(state, seat, planet);
    if (prospect > first) [first, second] = [prospect, first];
    else if (prospect > second) second = prospect;
  }
  return first + second / 2;
}

function prospectOf(state: QuantumState, seat: Seat, planet: Planet): number {
  const missing = neededSum(state, seat, planet) - orbitSum(state, seat, planet);
  if (missing === 0) return MET;
  const { orbit } = geometryOf(state.map).planets[planet] as { readonly orbit: readonly number[] };
  let best = 0;
  for (let die = seat * FLEET; die < (seat + 1) * FLEET; die++) {
    if ((state.places[die] as number) < 0) continue;
    if (orbit.includes(state.places[die] as number)) {
      const face = (state.faces[die] as number) + missing;
      if (face >= 1 && face <= 6) best = Math.max(best, BY_A_ROLL);
    } else if (state.faces[die] === missing && isNear(state, die, orbit)) best = Math.max(best, WITHIN_REACH);
  }
  return best;
}

/** As the crow flies, which is all that an estimate needs. */
function isNear(state: QuantumState, die: Die, orbit: readonly number[]): boolean {
  const { xs, ys } = geometryOf(state.map);
  const at = state.places[die] as number;
  const range = state.faces[die] as number;
  return orbit.some(square => {
    if (state.ships[square] !== NOBODY && ownerOf(state.ships[square] as Die) === ownerOf(die)) return false;
    const steps =
      Math.abs((xs[square] as number) - (xs[at] as number)) +
      Math.abs((ys[square] as number) - (ys[at] as number));
    return steps <= range;
  });
}
