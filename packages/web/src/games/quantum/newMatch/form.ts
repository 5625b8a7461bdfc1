/** What can be chosen for a match of quantum, and what only its own fields choose: map, cubes, factions. */
import { QUANTUM_LEVELS } from '@tessera/bots/quantum/levels';
import {
  BASE,
  type Faction,
  factionsOf,
  MAP_IDS,
  mapFaults,
  mapOf,
  QUANTUM_FACTS,
  QUANTUM_OPTIONS,
  type QuantumMap,
  type QuantumMapGiven,
  type QuantumOptions,
  SEAT_LETTERS,
} from '@tessera/games/quantum';
import { chosenOf, type Draft, listOf, withOption, withoutOption } from '../../../app/newMatch/draft.ts';
import type { Form } from '../../../app/newMatch/preparation.ts';

export const FORM: Form = {
  facts: QUANTUM_FACTS,
  levels: QUANTUM_LEVELS,
  options: { ...QUANTUM_OPTIONS },
  plain: [{ names: ['startRandomMap', 'startChoice', 'firstPlayer'] }],
  expert: [{ group: 'rules', names: ['entanglement', 'curiousErrata', 'turnLimit'] }],
  own: ['pack', 'map', 'cubes', 'factions'],
  offers: (name, value, draft) => {
    const seats = draft.seats.length;
    if (name === 'map') return playersOn(value as MapChoice, seats) === seats;
    if (name === 'cubes') return cubesFor(draft).includes(Number(value));
    return name !== 'firstPlayer' || SEAT_LETTERS.indexOf(value as 'a') < seats;
  },
};

export type MapChoice = QuantumOptions['map'];

const playersOn = (map: MapChoice, seats: number): number => mapOf({ map, cubes: null }, seats).starts.length;

/** The built-in maps for so many players, the base board first. */
export const mapsFor = (seats: number): readonly string[] => [
  BASE,
  ...MAP_IDS.filter(id => !id.startsWith(BASE) && playersOn(id, seats) === seats),
];

export const mapChosen = (draft: Draft): MapChoice => chosenOf(FORM, draft, 'map') as MapChoice;

/** The map of the player's own that was chosen, if one was. */
export function ownMap(draft: Draft): QuantumMapGiven | undefined {
  const chosen = mapChosen(draft);
  return typeof chosen === 'string' ? undefined : chosen;
}

/** What will be played on, with the map's own number of cubes. One for another number of players does not count. */
export function mapFor(draft: Draft, map: MapChoice = mapChosen(draft)): QuantumMap {
  const seats = draft.seats.length;
  return mapOf({ map: playersOn(map, seats) === seats ? map : BASE, cubes: null }, seats);
}

/** A map comes with its own number of cubes. */
export const withMap = (draft: Draft, map: MapChoice): Draft =>
  withoutOption(map === BASE ? withoutOption(draft, 'map') : withOption(draft, 'map', map), 'cubes');

export const cubesOf = (draft: Draft): number =>
  Number(chosenOf(FORM, draft, 'cubes') ?? mapFor(draft).cubes);

/** Q-MAP-9: the numbers of cubes for which the map has room. */
export function cubesFor(draft: Draft): readonly number[] {
  const [map, players] = [mapFor(draft), draft.seats.length];
  return [4, 5, 6, 7].filter(
    cubes => mapFaults({ map: { ...map, cubes }, players, hasStock: false }).length === 0,
  );
}

export const withCubes = (draft: Draft, cubes: number): Draft =>
  cubes === mapFor(draft).cubes ? withoutOption(draft, 'cubes') : withOption(draft, 'cubes', cubes);

export const factionsIn = (draft: Draft): readonly Faction[] =>
  factionsOf(listOf(FORM, draft, 'factions'), draft.seats.length);

/** Whoever had it takes the other's. */
export function withFaction(draft: Draft, seat: number, faction: Faction): Draft {
  const before = factionsIn(draft);
  const swapped = before.map((one, i) => (i === seat ? faction : one === faction ? before[seat] : one));
  return withOption(draft, 'factions', swapped as Faction[]);
}
