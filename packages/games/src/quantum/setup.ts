/** Q-SETUP-1, Q-SETUP-2: the table before the first roll. */
import type { Chance } from '@tessera/engine';
import { run } from './flow.ts';
import { geometryOf } from './geometry.ts';
import { mapFor } from './maps/index.ts';
import {
  FLEET,
  NOBODY,
  type QuantumMap,
  type QuantumOptions,
  type QuantumState,
  RESERVE,
  type Turn,
} from './types.ts';

const newTurn = (): Turn => ({
  number: 0,
  active: NOBODY,
  phase: 'setup',
  actions: 0,
  isMomentum: false,
  momentumQueued: 0,
  draws: 0,
  cubesPlaced: 0,
  destroyed: false,
  attacked: false,
  used: 0,
});

/** An empty map, all dice in reserve, no cards dealt. */
export function emptyTable(options: QuantumOptions, map: QuantumMap, players: number): QuantumState {
  const { size, planets } = geometryOf(map);
  const bySeat = <T>(value: () => T): T[] => Array.from({ length: players }, value);
  const byDie = (value: number): number[] => Array<number>(players * FLEET).fill(value);
  return {
    options,
    map,
    players,
    faces: byDie(0),
    places: byDie(RESERVE),
    moved: byDie(0),
    abilityUsed: byDie(0),
    lastAbility: byDie(0),
    ships: Array<number>(size).fill(NOBODY),
    cubes: Array<number>(planets.length * players).fill(0),
    cubesLeft: bySeat(() => map.cubes),
    research: bySeat(() => 1),
    dominance: bySeat(() => 1),
    hasLeft: bySeat(() => false),
    commands: bySeat(() => []),
    active: bySeat(() => 0),
    starts: bySeat(() => NOBODY),
    first: NOBODY,
    turn: newTurn(),
    combat: null,
    pending: [],
    rows: { command: [], gambit: [] },
    decks: { command: [], gambit: [] },
    discards: { command: [], gambit: [] },
    outcome: null,
  };
}

export function setup(options: QuantumOptions, seats: number, chance: Chance): QuantumState {
  const state = emptyTable(options, mapFor(options, seats, chance), seats);
  state.pending.push({ type: 'fleet', seat: 0, rolled: false });
  run({ state, chance, events: undefined });
  return state;
}
