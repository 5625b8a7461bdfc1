/** What can be chosen for a match of quantum, and what only its own fields choose: map, cubes, factions. */
import { LEVELS } from '@tessera/bots/levels';
import { encode } from '@tessera/engine';
import {
  BASE,
  type Faction,
  factionsOf,
  generatedMap,
  MAP_IDS,
  type MapId,
  mapFaults,
  mapOf,
  OF_PACK,
  type Pack,
  QUANTUM_FACTS,
  QUANTUM_OPTIONS,
  type QuantumMap,
  type QuantumMapGiven,
  type QuantumOptions,
  SEAT_LETTERS,
  SEED_SIGN,
} from '@tessera/games/quantum';
import { chosenOf, type Draft, listOf, withOption, withoutOption } from '../../../table/newMatch/draft.ts';
import { ownPack, withPack as withAnyPack } from '../../../table/newMatch/packs/draft.ts';
import type { Form } from '../../../table/newMatch/preparation.ts';

export const FORM: Form = {
  facts: QUANTUM_FACTS,
  levels: LEVELS,
  options: { ...QUANTUM_OPTIONS },
  plain: [{ names: ['startRandomMap', 'startChoice', 'firstPlayer'] }],
  expert: [{ group: 'rules', names: ['entanglement', 'curiousErrata', 'turnLimit'] }],
  own: ['pack', 'map', 'cubes', 'factions'],
  offers: (name, value, draft) => {
    const seats = draft.seats.length;
    if (name === 'map') return isForAll(draft, value as MapChoice);
    if (name === 'cubes') return cubesFor(draft).includes(Number(value));
    return name !== 'firstPlayer' || SEAT_LETTERS.indexOf(value as 'a') < seats;
  },
};

export type MapChoice = QuantumOptions['map'];

/** Another pack has other maps: one that is not among them goes back to the base board. */
export function withPack(draft: Draft, pack: Pack | undefined): Draft {
  const changed = withAnyPack(draft, pack);
  const map = mapChosen(draft);
  const isThere = typeof map !== 'string' || mapsFor(changed).includes(map);
  return isThere ? changed : withMap(changed, BASE);
}

/** As the map stands in the draft, its own cubes and all. */
function mapIn(draft: Draft, map: MapChoice): QuantumMap {
  const pack = chosenOf(FORM, draft, 'pack') as QuantumOptions['pack'];
  return mapOf({ map, cubes: null, pack }, draft.seats.length);
}

const isForAll = (draft: Draft, map: MapChoice): boolean =>
  mapIn(draft, map).starts.length === draft.seats.length;

/** The maps for so many players: the base board first, then those of the rules, and what only the pack has. */
export function mapsFor(draft: Draft): readonly string[] {
  const known: readonly string[] = MAP_IDS;
  const more = ownPack<Pack>(draft)?.maps.filter(({ id }) => !known.includes(id)) ?? [];
  const others = [...known.filter(id => !id.startsWith(BASE)), ...more.map(({ id }) => `${OF_PACK}${id}`)];
  return [BASE, ...others.filter(id => isForAll(draft, id))];
}

/** Whether the pack has a map of this name, and another one than the rules. */
export function isOfPack(draft: Draft, map: string): boolean {
  if (map.startsWith(OF_PACK)) return true;
  return encode(mapIn(draft, map).tiles) !== encode(mapOf({ map, cubes: null }, draft.seats.length).tiles);
}

export const mapChosen = (draft: Draft): MapChoice => chosenOf(FORM, draft, 'map') as MapChoice;

/** The map of the player's own that was chosen, if one was. */
export function ownMap(draft: Draft): QuantumMapGiven | undefined {
  const chosen = mapChosen(draft);
  return typeof chosen === 'string' ? undefined : chosen;
}

/** What will be played on, with the map's own number of cubes. One for another number of players does not count. */
export const mapFor = (draft: Draft, map: MapChoice = mapChosen(draft)): QuantumMap =>
  mapIn(draft, isForAll(draft, map) ? map : BASE);

/** Any of the others, by lot. */
export function withAnyMap(draft: Draft): Draft {
  const others = mapsFor(draft).filter(map => map !== mapChosen(draft));
  return withMap(draft, others[Math.floor(Math.random() * others.length)] ?? BASE);
}

/** Q-OPT-2, seen before the match: the shape that is chosen, with numbers that a seed draws. */
export const withSeed = (draft: Draft, seed: string): Draft =>
  withMap(draft, generatedMap(shapeIn(draft), seed));

/** One of section 3.1: of what is chosen, else the base board. */
function shapeIn(draft: Draft): MapId {
  const { id } = mapFor(draft);
  const [shape] = id.split(SEED_SIGN);
  return MAP_IDS.find(one => one === shape) ?? (`${BASE}-${draft.seats.length}` as MapId);
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
