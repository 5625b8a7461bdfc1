/**
 * Readiness: for each planet the fewest actions until a seat's ships make its sum, abilities and cards
 * counted.
 */
import type { Seat } from '@tessera/engine';
import {
  CARD,
  cubesOn,
  FLEET,
  freeSlots,
  geometryOf,
  has,
  isEntangled,
  isSpent,
  neededSum,
  type Planet,
  type QuantumState,
  rangeOf,
  type Square,
} from '@tessera/games/quantum';
import { reachOf } from './reach.ts';

/** Actions of CONSTRUCT. */
export const CONSTRUCT = 2;

/** Fewest actions before CONSTRUCT; a roll that has to succeed is not among them. */
export const MADE = 0;
export const ONE_MOVE = 1;
export const TWO_MOVES = 2;
/** Needs a successful roll: the free one of a Scout, or one that costs an action. */
export const BY_SCOUT = 3;
export const BY_ROLL = 4;
export const OUT_OF_REACH = 5;

const [WARPS, MODIFIES, TRANSPORTS, MANEUVERS, SCOUTS] = [3, 4, 2, 5, 6] as const;

/** Abilities of a seat's ships, read once for all planets. */
interface Fleet {
  count: number;
  readonly faces: number[];
  readonly orbits: number[];
  /** By ship: planets whose orbit it can move into, as bits. */
  readonly into: number[];
  readonly canMove: boolean[];
  readonly canAct: boolean[];
  /** Ships around a Flagship, as bits. */
  readonly around: number[];
}

const fleet: Fleet = {
  count: 0,
  faces: [],
  orbits: [],
  into: [],
  canMove: [],
  canAct: [],
  around: [],
};

/** `isNow`: with what is left of this turn; otherwise with a whole turn to come. */
function readFleet(state: QuantumState, seat: Seat, isNow: boolean): void {
  const { orbitOf } = geometryOf(state.map);
  const reach = reachOf(state.map);
  let count = 0;
  for (let die = seat * FLEET; die < (seat + 1) * FLEET; die++) {
    const at = state.places[die] as number;
    if (at < 0) continue;
    const face = state.faces[die] as number;
    const canAct = !isNow || state.abilityUsed[die] === 0;
    const canMove = !isNow || !state.moved[die] || has(state, seat, CARD.energetic);
    fleet.faces[count] = face;
    fleet.orbits[count] = orbitOf[at] as number;
    fleet.canAct[count] = canAct;
    fleet.canMove[count] = canMove;
    fleet.into[count] = canMove ? reach.into(at, rangeOf(state, die), canAct && face === MANEUVERS) : 0;
    fleet.around[count] = face === TRANSPORTS && canAct && canMove ? shipsAround(state, seat, at) : 0;
    count++;
  }
  fleet.count = count;
}

/** Bits of the own ships around a square, by their index in the fleet. */
function shipsAround({ map, places }: QuantumState, seat: Seat, at: Square): number {
  const near = geometryOf(map).n8[at] as readonly Square[];
  let [ships, i] = [0, 0];
  for (let die = seat * FLEET; die < (seat + 1) * FLEET; die++) {
    const place = places[die] as number;
    if (place < 0) continue;
    if (near.includes(place)) ships |= 1 << i;
    i++;
  }
  return ships;
}

/** Writes the readiness of every planet into `out`: one of the constants above. */
export function readReadiness(state: QuantumState, seat: Seat, isNow: boolean, out: number[]): void {
  const { planets } = geometryOf(state.map);
  const entangled = isEntangled(state, seat);
  const margin = has(state, seat, CARD.intelligent) ? 1 : 0;
  const isFlexible = has(state, seat, CARD.flexible) && !(isNow && isSpent(state, 'flexible'));
  readFleet(state, seat, isNow);
  out.length = planets.length;
  for (let planet = 0; planet < planets.length; planet++) {
    const isOpen = freeSlots(state, planet) > 0 && (entangled || cubesOn(state, planet, seat) === 0);
    out[planet] = isOpen ? costOf(neededSum(state, seat, planet), planet, margin, isFlexible) : OUT_OF_REACH;
  }
}

/** `slack`: largest allowed difference from the sum. */
const isMet = (sum: number, needed: number, slack: number): boolean =>
  sum > 0 && sum >= needed - slack && sum <= needed + slack;

function costOf(needed: number, planet: Planet, margin: number, isFlexible: boolean): number {
  const { count, faces, orbits, canAct, canMove, into } = fleet;
  let sum = 0;
  let canBend = isFlexible; // by one, for free
  for (let i = 0; i < count; i++) {
    if (orbits[i] !== planet) continue;
    sum += faces[i] as number;
    if (faces[i] === MODIFIES && canAct[i]) canBend = true;
  }
  const slack = margin + (canBend ? 1 : 0);
  if (isMet(sum, needed, slack)) return MADE;
  let cost = OUT_OF_REACH;
  const bit = 1 << planet;
  for (let i = 0; i < count; i++) {
    const face = faces[i] as number;
    if (orbits[i] === planet) {
      if (canMove[i] && cost > ONE_MOVE && isMet(sum - face, needed, slack)) cost = ONE_MOVE;
      if (cost > BY_SCOUT && face === SCOUTS && canAct[i] && canRoll(needed - sum + face, face))
        cost = BY_SCOUT;
      if (cost > BY_ROLL && canRoll(needed - sum + face, face)) cost = BY_ROLL;
      for (let j = 0; j < count; j++) {
        if (orbits[j] === planet) continue;
        const other = faces[j] as number;
        if (!isMet(sum - face + other, needed, slack)) continue;
        if ((face === WARPS && canAct[i]) || (other === WARPS && canAct[j])) return MADE;
        if (cost > TWO_MOVES && canMove[i] && (into[j] as number) & bit) cost = TWO_MOVES;
      }
    } else if ((into[i] as number) & bit) {
      const own = face === MODIFIES && canAct[i] ? Math.max(slack, margin + 1) : slack;
      if (cost > ONE_MOVE && isMet(sum + face, needed, own)) cost = ONE_MOVE;
      if (cost > BY_ROLL && canRoll(needed - sum, face)) cost = BY_ROLL;
      if (cost > ONE_MOVE && fleet.around[i]) cost = carried(i, sum, needed, slack, planet, cost);
      for (let j = i + 1; j < count && cost > TWO_MOVES; j++)
        if (
          orbits[j] !== planet &&
          (into[j] as number) & bit &&
          isMet(sum + face + (faces[j] as number), needed, own)
        )
          cost = TWO_MOVES;
    }
  }
  return cost;
}

const canRoll = (wanted: number, face: number): boolean => wanted >= 1 && wanted <= 6 && wanted !== face;

/** A Flagship that carries a ship along, or only drops it there. */
function carried(
  flagship: number,
  sum: number,
  needed: number,
  slack: number,
  planet: Planet,
  cost: number,
): number {
  const { count, faces, orbits, around } = fleet;
  for (let i = 0; i < count; i++) {
    if (!((around[flagship] as number) & (1 << i)) || orbits[i] === planet) continue;
    const cargo = faces[i] as number;
    if (isMet(sum + cargo + TRANSPORTS, needed, slack) || isMet(sum + cargo, needed, slack)) return ONE_MOVE;
  }
  return cost;
}
