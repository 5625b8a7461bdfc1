/** Queries of a state that several rules share. */
import type { Seat } from '@tessera/engine';
import type { Card } from './cards/index.ts';
import { type Geometry, geometryOf } from './geometry.ts';
import {
  type Die,
  FLEET,
  NOBODY,
  ownerOf,
  type Planet,
  type Power,
  powerBit,
  type QuantumState,
  type Square,
} from './types.ts';

/** The fields that a state and a view have in common. */
export type PublicState = Omit<QuantumState, 'decks'>;

export const geometry = ({ map }: PublicState): Geometry => geometryOf(map);

/** True if a Command card works for a seat: pending ones do not (Q-ADV-5). */
export const has = ({ active }: PublicState, seat: Seat, card: Card): boolean =>
  ((active[seat] as number) & (1 << card)) !== 0;

export const isSpent = ({ turn }: PublicState, power: Power): boolean => (turn.used & powerBit(power)) !== 0;

export const faceOf = ({ faces }: PublicState, die: Die): number => faces[die] as number;
export const placeOf = ({ places }: PublicState, die: Die): number => places[die] as number;
export const isOnMap = (state: PublicState, die: Die): boolean => placeOf(state, die) >= 0;

export const shipOn = ({ ships }: PublicState, square: Square): Die => ships[square] as Die;
/** True without a ship and a planet. */
export const isEmpty = (state: PublicState, square: Square): boolean =>
  shipOn(state, square) === NOBODY && geometry(state).planetOn[square] === -1;

export const cubesOn = ({ cubes, players }: PublicState, planet: Planet, seat: Seat): number =>
  cubes[planet * players + seat] as number;

export function freeSlots(state: PublicState, planet: Planet): number {
  let free = geometry(state).planets[planet]?.slots ?? 0;
  for (let seat = 0; seat < state.players; seat++) free -= cubesOn(state, planet, seat);
  return free;
}

/** Q-ENT-1: every planet with a free slot already holds one of the seat's cubes. */
export function isEntangled(state: PublicState, seat: Seat): boolean {
  if (!state.options.entanglement) return false;
  return geometry(state).planets.every(
    (_, planet) => cubesOn(state, planet, seat) > 0 || freeSlots(state, planet) === 0,
  );
}

/** Q-DOM-3, Q-ENT-3: true if an infamy cube may be placed here. */
export const takesInfamy = (
  state: PublicState,
  seat: Seat,
  planet: Planet,
  isEntangledNow: boolean,
): boolean => freeSlots(state, planet) > 0 && (isEntangledNow || cubesOn(state, planet, seat) === 0);

export function hasInfamyPlace(state: PublicState, seat: Seat): boolean {
  const entangled = isEntangled(state, seat);
  return geometry(state).planets.some((_, planet) => takesInfamy(state, seat, planet, entangled));
}

export function shipsOnMap(state: PublicState, seat: Seat): number {
  let count = 0;
  for (let die = seat * FLEET; die < (seat + 1) * FLEET; die++) if (isOnMap(state, die)) count++;
  return count;
}

/** True if any ship is adjacent to a square. */
export function isNearShip(state: PublicState, square: Square): boolean {
  for (const near of geometry(state).n4[square] ?? []) if (shipOn(state, near) !== NOBODY) return true;
  return false;
}

/** True if another ship of the same seat is adjacent to a square. */
export function hasFriendNear(state: PublicState, square: Square, die: Die): boolean {
  const seat = ownerOf(die);
  for (const near of geometry(state).n4[square] ?? []) {
    const ship = shipOn(state, near);
    if (ship !== NOBODY && ship !== die && ownerOf(ship) === seat) return true;
  }
  return false;
}

/** Seats still in the game, clockwise from the one after `seat`, that one last. */
export function seatsAfter({ players, hasLeft }: PublicState, seat: Seat): Seat[] {
  const order: Seat[] = [];
  for (let i = 1; i <= players; i++) {
    const next = (seat + i) % players;
    if (!hasLeft[next]) order.push(next);
  }
  return order;
}

const copyInto = (from: readonly number[], into: number[]): void => {
  into.length = from.length;
  for (let i = 0; i < from.length; i++) into[i] = from[i] as number;
};

const NUMBERS = [
  'faces',
  'places',
  'moved',
  'abilityUsed',
  'lastAbility',
  'ships',
  'cubes',
  'cubesLeft',
  'research',
  'dominance',
  'active',
  'starts',
] as const;

export function copyState(from: QuantumState, into?: QuantumState): QuantumState {
  const out = into ?? ({ ...from } as QuantumState);
  if (into) Object.assign(out, { options: from.options, map: from.map, players: from.players });
  for (const name of NUMBERS) {
    if (into) copyInto(from[name], out[name]);
    else out[name] = from[name].slice();
  }
  out.first = from.first;
  out.outcome = from.outcome;
  out.hasLeft = from.hasLeft.slice();
  out.commands = from.commands.map(list => list.slice());
  out.turn = { ...from.turn };
  out.combat = from.combat && { ...from.combat };
  out.pending = from.pending.map(copyFrame);
  for (const piles of ['rows', 'decks', 'discards'] as const)
    out[piles] = { command: from[piles].command.slice(), gambit: from[piles].gambit.slice() };
  return out;
}

function copyFrame(frame: QuantumState['pending'][number]): QuantumState['pending'][number] {
  if (frame.type === 'reorganization') return { ...frame, picked: frame.picked.slice() };
  return frame.type === 'sabotage' ? { ...frame, seats: frame.seats.slice() } : { ...frame };
}
